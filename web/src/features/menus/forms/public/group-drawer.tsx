import { groupFields } from '@brigade/domain/menus/menus.fields.ts'
import type { ValuesOf } from '@brigade/domain/menus/menus.field-values.ts'
import { problemsOfGroup } from '@brigade/domain/menus/menus.group-rules.ts'
import { menuLimits, type Typed } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfMax } from '@brigade/domain/menus/menus.item-rules.ts'
import type { ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { SharedGroup } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useCallback, useRef } from 'react'
import { requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { formValuesOf } from '#features/menus/forms/form-values.ts'
import { PresetNameSelect } from '#features/menus/forms/preset-name-select.tsx'
import { SharedPartDialog } from '#features/menus/forms/shared-part-dialog.tsx'
import { readName } from '#kit/i18n/read-name.ts'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { activeField, localTextField } from '#features/menus/forms/part-fields.tsx'
import { CountField } from '#features/menus/forms/count-field.tsx'
import { sentValues } from '#features/menus/forms/sent-values.ts'
import styles from '#features/menus/forms/side-drawer.module.css'
import stack from '#ui/stack.module.css'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { groupNames } from '#features/menus/menus.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { drawField, type FieldRow, type FieldTable } from '#ui/record-form/field-table.ts'

type GroupDrawerProps = {
  venue: Venue
  /** The item of the group; null for one that items share. */
  itemId: number | null
  group: ModifierGroup | SharedGroup | null
  onAdded?: (added: ModifierGroup) => void
  /** Called for a new group: it has no options, so the next step is to add the first. */
  onFirstOption: (added: ModifierGroup | SharedGroup) => void
  onClose: () => void
}

/** The options have forms of their own. */
const { modifiersList: _options, ...formFields } = groupFields

type FormValues = ValuesOf<typeof formFields>
type Values = Typed<FormValues>

/** Adds a modifier group to an item, or to those that items share, or edits one: with a free name, or with a preset name. (spec 2, §5 and §6) */
export function GroupDrawer(props: GroupDrawerProps) {
  const { venue, group, onClose } = props
  if (!group || !('sharedId' in group) || group.sharedId === null) return <GroupForm {...props} />
  const { sharedId, itemId } = group
  return (
    <SharedPartDialog
      kind="group"
      sharedId={sharedId}
      venueId={venue.id}
      itemId={itemId}
      name={readName(group.groupName)}
      onClose={onClose}
    />
  )
}

function GroupForm({ venue, itemId, group, onAdded, onFirstOption, onClose }: GroupDrawerProps) {
  const t = useTranslations('menus')
  const { role } = useUser()
  const mayNameFreely = useCan('menus:freeGroupNames')
  const { data: presets, isPending } = useQuery({ ...groupNames(), enabled: !mayNameFreely })
  const kind = itemId === null ? 'sharedGroups' : 'modifiers'
  const { mutateAsync: create } = useCreatePart('modifiers')
  const { mutateAsync: createShared } = useCreatePart('sharedGroups')
  const { mutateAsync: change } = useSavePart(kind)
  const options = group?.modifiersList
  const problemsOf = useCallback(
    (values: Values) =>
      problemsOfGroup(
        { ...values, modifiersList: options?.map(({ _id }) => ({ _id, name: { en: '-', ar: '-' }, price: 0 })) ?? [] },
        { venue: { ...venue, isPOSIntegrated: false }, role, presets: presets?.map(({ name }) => name) ?? [] },
      ),
    [venue, role, presets, options],
  )

  const added = useRef<ModifierGroup | SharedGroup>(null)

  async function add(values: Values): Promise<void> {
    const sent = sentValues<FormValues>(values)
    if (itemId === null) added.current = await createShared({ ...sent, restaurantId: venue.id })
    else {
      const ofItem = await create({ ...sent, itemId })
      added.current = ofItem
      onAdded?.(ofItem)
    }
  }

  const max: FieldRow = {
    drawnBy: 'min',
    label: t('fields.chooseMax'),
    render: (own) => (
      <CountField
        {...own}
        isRequired
        most={menuLimits.mostOfASide}
        code="maxInvalid"
        ownProblemOf={(count) => problemsOfMax(count, 0).max}
      />
    ),
  }

  const without = mayNameFreely ? [] : requiredLanguages
  const groupName = localTextField({ what: 'name', venue, without }, t)
  const fields: FieldTable<Values> = {
    groupName: {
      ...groupName,
      render: (own) => (
        <>
          {mayNameFreely ? null : (
            <Form.Item name={own.name} label={t('fields.groupName')} required>
              <PresetNameSelect presets={presets ?? []} isLoading={isPending} />
            </Form.Item>
          )}
          {groupName.render(own)}
        </>
      ),
    },
    min: {
      label: t('fields.chooseMin'),
      render: (own) => (
        <div className={`${styles.pair} ${stack.grid4}`}>
          <CountField {...own} isRequired most={menuLimits.mostOfASide} code="minInvalid" />
          {drawField('max', max)}
        </div>
      ),
    },
    max,
    isActive: activeField(t),
  }

  return (
    <PartDrawer
      venue={venue}
      kind={kind}
      title={group ? t('forms.editGroup') : t('forms.addGroup')}
      size={660}
      keptAs={group ? `${kind}/${group.id}` : `${kind}/new/${itemId ?? venue.id}`}
      record={group}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      save={(values, version) =>
        group ? change({ id: group.id, change: { ...sentValues<FormValues>(values), version } }) : add(values)
      }
      keptForNext={({ min, max: most, isActive }) => {
        added.current = null
        return { min, max: most, isActive }
      }}
      saveAsNew={add}
      fields={fields}
      onClose={() => (added.current ? onFirstOption(added.current) : onClose())}
    />
  )
}

function valuesOf(group: ModifierGroup | SharedGroup | null): Values {
  return formValuesOf(formFields, group)
}
