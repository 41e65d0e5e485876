import type { MenuDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { menuFields } from '@brigade/domain/menus/menus.fields.ts'
import { problemsOfMenu } from '@brigade/domain/menus/menus.rules.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { useCallback } from 'react'
import { LayoutNote } from '#features/menus/forms/layout-note.tsx'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { activeField, languageWord, localTextField } from '#features/menus/forms/part-fields.tsx'
import { formValuesOf } from '#features/menus/forms/form-values.ts'
import { daysField, hoursField } from '#features/menus/forms/public/times-fields.tsx'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { drawField, type FieldRow, type FieldTable } from '#ui/record-form/field-table.ts'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'

type MenuDrawerProps = { venue: Venue; menu: Menu | null; onAdded?: (added: Menu) => void; onClose: () => void }

/** Adds or edits a menu. (spec 2, §5) */
export function MenuDrawer({ venue, menu, onAdded, onClose }: MenuDrawerProps) {
  const t = useTranslations('menus')
  const { role } = useUser()
  const mayOfferForms = useCan('menus:guestForms')
  const { mutateAsync: create } = useCreatePart('menus')
  const { mutateAsync: change } = useSavePart('menus')
  const problemsOf = useCallback((values: MenuDraft) => problemsOfMenu(values, { venue, role }), [venue, role])

  async function add(values: MenuDraft): Promise<void> {
    const added = await create({ ...sentOf(values, null), restaurantId: venue.id })
    onAdded?.(added)
  }

  const profiles = venue.isPOSIntegrated ? venue.integratedPOSList : []

  const itemsInto: FieldRow = {
    drawnBy: 'hasCategories',
    ...localTextField({ what: 'name', venue }, t),
    labelOf: (language) => t('layout.into', { language: languageWord(language, t) }),
  }
  const fields: FieldTable<MenuDraft> = {
    name: localTextField({ what: 'name', venue }, t),
    daysAvailable: daysField(t('fields.daysAvailable'), t),
    hoursAvailable: hoursField(t('fields.hoursAvailable'), t),
    menuPosId: {
      label: t('fields.menuPosId'),
      render: (own) =>
        profiles.length > 0 ? (
          <Form.Item {...own} required>
            <ChoiceSelect
              placeholder={t('forms.choosePosProfile')}
              options={profiles.map(({ id, endPointUrl }) => ({
                value: String(id),
                label: `\u2066#${id} ${endPointUrl}\u2069`,
              }))}
            />
          </Form.Item>
        ) : null,
    },
    hasCategories: {
      label: t('fields.hasCategories'),
      render: (own) => (
        <>
          <SwitchField {...own} hint={t('forms.hasCategoriesHint')} />
          {menu ? <LayoutNote menu={menu} categoryName={drawField('itemsInto', itemsInto)} /> : null}
        </>
      ),
    },
    itemsInto,
    hasMenuForm: {
      label: t('fields.hasMenuForm'),
      render: (own) => (mayOfferForms ? <SwitchField {...own} /> : null),
    },
    isOpenTab: {
      label: t('fields.isOpenTab'),
      render: (own) => (mayOfferForms && venue.isOpenTableOption ? <SwitchField {...own} /> : null),
    },
    isActive: activeField(t),
  }

  return (
    <PartDrawer
      venue={venue}
      kind="menus"
      title={menu ? t('forms.editMenu') : t('forms.addMenu')}
      size={660}
      keptAs={menu ? `menus/${menu.id}` : `menus/new/${venue.id}`}
      record={menu}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      save={(values, version) =>
        menu ? change({ id: menu.id, change: { ...sentOf(values, menu), version } }) : add(values)
      }
      saveAsNew={add}
      fields={fields}
      onClose={onClose}
    />
  )
}

function valuesOf(menu: Menu | null): MenuDraft {
  return { ...formValuesOf(menuFields, menu), itemsInto: {} }
}

/** Leaves out the category for the items, unless the menu gets categories. */
function sentOf({ itemsInto, ...values }: MenuDraft, menu: Menu | null) {
  const isGathering = menu?.hasCategories === false && values.hasCategories
  return isGathering ? { ...values, itemsInto } : values
}
