import type { MenuDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfMenu } from '@brigade/domain/menus/menus.rules.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Select } from 'antd'
import { useCallback } from 'react'
import { fieldLabel, fieldText } from '#features/menus/forms/field-words.ts'
import { LayoutNote } from '#features/menus/forms/layout-note.tsx'
import { LocalTextFields } from '#features/menus/forms/local-text-fields.tsx'
import { RecordDrawer } from '#features/menus/forms/record-drawer.tsx'
import { ActiveSwitch, SwitchField } from '#features/menus/forms/switch-field.tsx'
import { timesOf } from '#features/menus/forms/form-times.ts'
import { TimesFields } from '#features/menus/forms/times-fields.tsx'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'

type MenuDrawerProps = { venue: Venue; menu: Menu | null; onAdded?: (added: Menu) => void; onClose: () => void }

/** Adds or edits a menu. (spec 2, §5) */
export function MenuDrawer({ venue, menu, onAdded, onClose }: MenuDrawerProps) {
  const t = useWords('menus')
  const { role } = useUser()
  const mayOfferForms = useCan('menus:guestForms')
  const { mutateAsync: create } = useCreatePart('menus')
  const { mutateAsync: change } = useSavePart('menus', { saysWhenGone: true })
  const problemsOf = useCallback((values: MenuDraft) => problemsOfMenu(values, { venue, role }), [venue, role])

  async function add(values: MenuDraft): Promise<void> {
    const added = await create({ ...values, restaurantId: venue.id })
    onAdded?.(added)
  }

  const profiles = venue.isPOSIntegrated ? venue.integratedPOSList : []

  return (
    <RecordDrawer
      venue={venue}
      kind="menus"
      title={menu ? t('forms.editMenu') : t('forms.addMenu')}
      size={660}
      keptAs={menu ? `menus/${menu.id}` : `menus/new/${venue.id}`}
      record={menu}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      save={(values, version) => (menu ? change({ id: menu.id, change: { ...values, version } }) : add(values))}
      saveAsNew={add}
      labelOf={(path) => fieldLabel(path, t)}
      textOf={(path, value) => fieldText(path, value, t)}
      onClose={onClose}
    >
      <LocalTextFields field="name" what="name" venue={venue} />
      <TimesFields />
      {profiles.length > 0 ? (
        <Form.Item name="menuPosId" label={t('fields.menuPosId')} required>
          <Select
            placeholder={t('forms.choosePosProfile')}
            options={profiles.map(({ id, endPointUrl }) => ({ value: String(id), label: `#${id} ${endPointUrl}` }))}
          />
        </Form.Item>
      ) : null}
      <SwitchField name="hasCategories" label={t('fields.hasCategories')} hint={t('forms.hasCategoriesHint')} />
      {menu ? <LayoutNote menu={menu} /> : null}
      {mayOfferForms ? <SwitchField name="hasMenuForm" label={t('fields.hasMenuForm')} /> : null}
      {mayOfferForms && venue.isOpenTableOption ? <SwitchField name="isOpenTab" label={t('fields.isOpenTab')} /> : null}
      <ActiveSwitch />
    </RecordDrawer>
  )
}

function valuesOf(menu: Menu | null): MenuDraft {
  return {
    name: { ...menu?.name },
    ...timesOf(menu),
    hasCategories: menu?.hasCategories ?? true,
    hasMenuForm: menu?.hasMenuForm ?? true,
    isOpenTab: menu?.isOpenTab ?? false,
    isActive: menu?.isActive ?? true,
    menuPosId: menu?.menuPosId,
  }
}
