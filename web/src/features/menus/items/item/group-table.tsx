import { readName } from '#kit/i18n/read-name.ts'
import { mayDelete } from '@brigade/domain/menus/menus.deleting.ts'
import type { ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { DataTable } from '#ui/data-table.tsx'
import { partsIcon } from '#features/menus/item-icons.ts'
import { SharedTag } from '#features/menus/items/item/shared-tag.tsx'
import { ShareButton } from '#features/menus/items/item/share-button.tsx'
import type { OpenPart } from '#features/menus/items/item/use-opened-part.ts'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { useNameColumns } from '#features/menus/parts/use-name-columns.tsx'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'

type GroupTableProps = { groups: readonly ModifierGroup[]; venue: Venue; onOpen: OpenPart }

/**
 * Shows the modifier groups of an item with their names in each language of the venue; each opens its options. (spec 2,
 * §2.2)
 */
export function GroupTable({ groups, venue, onOpen }: GroupTableProps) {
  const t = useTranslations('menuItems')
  const names = useNameColumns<ModifierGroup>(venue, ({ groupName }) => groupName)
  return (
    <DataTable
      label={t('screens.groups')}
      columns={[
        ...names,
        {
          key: 'options',
          label: t('item.options'),
          kind: 'tag',
          render: ({ id, groupName, modifiersList }) => {
            const options = t('menus:panels.options', { count: modifiersList.length })
            return (
              <ToolButton
                icon={partsIcon}
                label={t('acts.of.options', { options, name: readName(groupName) })}
                onClick={() => onOpen({ what: 'options', kind: 'modifiers', id })}
              >
                {options}
              </ToolButton>
            )
          },
        },
        {
          key: 'choose',
          label: t('item.choose'),
          kind: 'tag',
          render: ({ min, max, sharedId }) => (
            <>
              {min === max ? min : t('item.minToMax', { min, max })} <SharedTag sharedId={sharedId} />
            </>
          ),
        },
        {
          key: 'acts',
          label: t('categories.columns.actions'),
          kind: 'acts',
          render: (group) => <GroupActs group={group} onOpen={onOpen} />,
        },
      ]}
      records={groups}
      keyOf={({ id }) => id}
      isList
    />
  )
}

function GroupActs({ group, onOpen }: { group: ModifierGroup; onOpen: OpenPart }) {
  const t = useTranslations('menuItems')
  const { id, groupName } = group
  const called = { name: readName(groupName) }
  return (
    // Edit is last, so that it is in the same place in all rows.
    <ToolRow>
      <ShareButton kind="sharedGroups" part={group} name={readName(groupName)} />
      {mayDelete.modifier(group) ? (
        <ToolButton
          icon={deleteIcon}
          label={t('acts.of.delete', called)}
          onClick={() => onOpen({ what: 'delete', kind: 'modifiers', id })}
        />
      ) : null}
      <ToolButton
        icon={editIcon}
        label={t('acts.of.edit', called)}
        onClick={() => onOpen({ what: 'edit', kind: 'modifiers', id })}
      />
    </ToolRow>
  )
}
