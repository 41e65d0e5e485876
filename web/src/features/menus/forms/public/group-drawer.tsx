import { groupFields } from '@brigade/domain/menus/menus.fields.ts'
import type { ValuesOf } from '@brigade/domain/menus/menus.field-values.ts'
import { problemsOfGroup } from '@brigade/domain/menus/menus.group-rules.ts'
import type { ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useCallback, useRef } from 'react'
import { requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { formValuesOf } from '#features/menus/forms/form-values.ts'
import { PresetNameSelect } from '#features/menus/forms/preset-name-select.tsx'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { activeField, localTextField } from '#features/menus/forms/part-fields.tsx'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { groupNames } from '#features/menus/menus.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'

type GroupDrawerProps = {
  venue: Venue
  itemId: number
  group: ModifierGroup | null
  onAdded?: (added: ModifierGroup) => void
  /** Called for a new group: it has no options, so the next step is to add the first. */
  onFirstOption: (added: ModifierGroup) => void
  onClose: () => void
}

/** The options have forms of their own. */
const { modifiersList: _options, ...formFields } = groupFields

type Values = ValuesOf<typeof formFields>

/** Adds a modifier group to an item, or edits one: with a free name, or with a preset name. (spec 2, §5 and §6) */
export function GroupDrawer({ venue, itemId, group, onAdded, onFirstOption, onClose }: GroupDrawerProps) {
  const t = useTranslations('menus')
  const { role } = useUser()
  const mayNameFreely = useCan('menus:freeGroupNames')
  const { data: presets, isPending } = useQuery({ ...groupNames(), enabled: !mayNameFreely })
  const { mutateAsync: create } = useCreatePart('modifiers')
  const { mutateAsync: change } = useSavePart('modifiers')
  const problemsOf = useCallback(
    (values: Values) => problemsOfGroup(values, { venue, role, presets: presets?.map(({ name }) => name) ?? [] }),
    [venue, role, presets],
  )

  const added = useRef<ModifierGroup>(null)

  async function add(values: Values): Promise<void> {
    added.current = await create({ ...values, itemId })
    onAdded?.(added.current)
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
    isActive: activeField(t),
  }

  return (
    <PartDrawer
      venue={venue}
      kind="modifiers"
      title={group ? t('forms.editGroup') : t('forms.addGroup')}
      size={660}
      keptAs={group ? `modifiers/${group.id}` : `modifiers/new/${itemId}`}
      record={group}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      save={(values, version) => (group ? change({ id: group.id, change: { ...values, version } }) : add(values))}
      saveAsNew={add}
      fields={fields}
      onClose={() => (added.current ? onFirstOption(added.current) : onClose())}
    />
  )
}

function valuesOf(group: ModifierGroup | null): Values {
  return formValuesOf(formFields, group)
}
