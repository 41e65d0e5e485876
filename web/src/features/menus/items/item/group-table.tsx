import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import { mayDelete } from '@brigade/domain/menus/menus.deleting.ts'
import type { ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { partsIcon } from '#features/menus/items/item-looks.ts'
import type { OpenPart } from '#features/menus/items/item/use-opened-part.ts'
import { RecordTable } from '#features/menus/items/parts/record-table.tsx'
import { ToolButton, ToolRow } from '#features/menus/items/parts/tool-button.tsx'
import { deleteIcon, editIcon } from '#features/menus/menu-icons.ts'

type GroupTableProps = { groups: readonly ModifierGroup[]; venue: Venue; onOpen: OpenPart }

/** The modifier groups of an item with their names in each language of the venue; each opens its options. (spec 2, §2.2) */
export function GroupTable({ groups, venue, onOpen }: GroupTableProps) {
  const t = useWords('menuItems')
  const languages = contentLanguages(venue)
  return (
    <RecordTable
      label={t('screens.groups')}
      columns={[
        ...languages.map((language) => t('menus:forms.nameIn', { language: t(`menus:languages.${language}`) })),
        t('item.options'),
        t('categories.columns.actions'),
      ]}
    >
      {groups.map((group) => (
        <tr key={group.id}>
          {languages.map((language, index) => (
            <td key={language} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
              {index === 0 ? <strong>{group.groupName.en}</strong> : (group.groupName[language] ?? '')}{' '}
              {index === 0 && !group.isActive ? <StateTag tone="grey" label={t('off')} isStrong /> : null}
            </td>
          ))}
          <td>
            <ToolButton
              icon={partsIcon}
              label={t('acts.of.options', { name: group.groupName.en })}
              onClick={() => onOpen({ what: 'options', kind: 'modifiers', id: group.id })}
            >
              {t('menus:panels.options', { count: group.modifiersList.length })}
            </ToolButton>
          </td>
          <td>
            <ToolRow>
              <ToolButton
                icon={editIcon}
                label={t('acts.of.edit', { name: group.groupName.en })}
                onClick={() => onOpen({ what: 'edit', kind: 'modifiers', id: group.id })}
              />
              {mayDelete.modifier(group) ? (
                <ToolButton
                  icon={deleteIcon}
                  label={t('acts.of.delete', { name: group.groupName.en })}
                  onClick={() => onOpen({ what: 'delete', kind: 'modifiers', id: group.id })}
                />
              ) : null}
            </ToolRow>
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}
