import type { GroupDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfGroup } from '@brigade/domain/menus/menus.group-rules.ts'
import type { ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useCallback, useRef } from 'react'
import { requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { PresetNameSelect } from '#features/menus/forms/preset-name-select.tsx'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { activeField, localTextField } from '#features/menus/forms/part-fields.tsx'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { groupNames } from '#features/menus/menus.queries.ts'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'

type GroupDrawerProps = {
  venue: Venue
  itemId: number
  group: ModifierGroup | null
  onAdded?: (added: ModifierGroup) => void
  /** A new group has no options: what comes next is the first. */
  onFirstOption: (added: ModifierGroup) => void
  onClose: () => void
}

type Values = Pick<GroupDraft, 'groupName' | 'isActive'>

/** Adds a modifier group to an item, or edits one: with a name of one's own, or one of the presets. (spec 2, §5 and §6) */
export function GroupDrawer({ venue, itemId, group, onAdded, onFirstOption, onClose }: GroupDrawerProps) {
  const t = useWords('menus')
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
  return { groupName: { ...group?.groupName }, isActive: group?.isActive ?? true }
}
