import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { ItemsButton } from '#features/menus/items/shared/items-button.tsx'
import { SharedToolHost } from '#features/menus/items/shared/shared-tool-host.tsx'
import { type OpenShared, useOpenedShared } from '#features/menus/items/shared/use-opened-shared.ts'
import { PartSection } from '#features/menus/items/item/part-section.tsx'
import { partsIcon } from '#features/menus/item-icons.ts'
import { sharedGroupsOf, sharedSidesOf } from '#features/menus/menus.queries.ts'
import { useNameColumns } from '#features/menus/parts/use-name-columns.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { readName } from '#kit/i18n/read-name.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import font from '#ui/font.module.css'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'

/** Shows the modifier groups and sides that items of a venue share. Each is edited once for all of them. */
export function SharedChoicesPage() {
  const t = useTranslations('menuItems')
  const ui = useTranslations('ui')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  return (
    <Page
      title={t('screens.shared')}
      actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
    >
      <p className={font.soft}>{t('shared.hint')}</p>
      {error ? <ErrorNote error={error} onRetry={retry} /> : null}
      {venue ? <SharedOfVenue key={venue.id} venue={venue} /> : null}
      {venue || error ? null : <p role="status">{ui('loading')}</p>}
    </Page>
  )
}

function SharedOfVenue({ venue }: { venue: Venue }) {
  const t = useTranslations('menuItems')
  const groups = useQuery(sharedGroupsOf(venue.id))
  const sides = useQuery(sharedSidesOf(venue.id))
  const { opened, open, close } = useOpenedShared()
  return (
    <>
      <PartSection
        title={t('screens.groups')}
        list={groups}
        emptyTitle={t('shared.noGroups')}
        addLabel={t('menus:forms.addGroup')}
        onAdd={() => open({ what: 'edit', kind: 'sharedGroups' })}
      >
        {(all) => <SharedGroupTable groups={all} venue={venue} onOpen={open} />}
      </PartSection>
      <PartSection
        title={t('item.sides')}
        list={sides}
        emptyTitle={t('shared.noSides')}
        addLabel={t('menus:forms.addSide')}
        onAdd={() => open({ what: 'edit', kind: 'sharedSides' })}
      >
        {(all) => <SharedSideTable sides={all} venue={venue} onOpen={open} />}
      </PartSection>
      <SharedToolHost
        opened={opened}
        venue={venue}
        groups={groups.data ?? []}
        sides={sides.data ?? []}
        onOpen={open}
        onClose={close}
      />
    </>
  )
}

type TableProps = { venue: Venue; onOpen: OpenShared }

function SharedGroupTable({ groups, venue, onOpen }: TableProps & { groups: readonly SharedGroup[] }) {
  const t = useTranslations('menuItems')
  const names = useNameColumns<SharedGroup>(venue, ({ groupName }) => groupName)
  const columns: Column<SharedGroup>[] = [
    ...names,
    {
      key: 'choose',
      label: t('item.choose'),
      kind: 'tag',
      render: ({ min, max }) => (min === max ? min : t('item.minToMax', { min, max })),
    },
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
            onClick={() => onOpen({ what: 'options', kind: 'sharedGroups', id })}
          >
            {options}
          </ToolButton>
        )
      },
    },
    ...useLastColumns<SharedGroup>('sharedGroups', onOpen, ({ groupName }) => readName(groupName)),
  ]
  return <DataTable label={t('screens.groups')} columns={columns} records={groups} keyOf={({ id }) => id} isList />
}

function SharedSideTable({ sides, venue, onOpen }: TableProps & { sides: readonly SharedSide[] }) {
  const t = useTranslations('menuItems')
  const { money } = useVenueFormats(venue)
  const names = useNameColumns<SharedSide>(venue, ({ name }) => name)
  const columns: Column<SharedSide>[] = [
    ...names,
    { key: 'price', label: t('menus:fields.price'), kind: 'amount', render: ({ price }) => <bdi>{money(price)}</bdi> },
    { key: 'limits', label: t('item.limits'), kind: 'tag', render: ({ min, max }) => t('item.minToMax', { min, max }) },
    ...useLastColumns<SharedSide>('sharedSides', onOpen, ({ name }) => readName(name)),
  ]
  return <DataTable label={t('item.sides')} columns={columns} records={sides} keyOf={({ id }) => id} isList />
}

/** Returns the columns with the items of a record, and with its acts. */
function useLastColumns<T extends { id: number; itemIds: readonly number[] }>(
  kind: 'sharedGroups' | 'sharedSides',
  onOpen: OpenShared,
  nameOf: (record: T) => string,
): Column<T>[] {
  const t = useTranslations('menuItems')
  return [
    {
      key: 'items',
      label: t('categories.columns.items'),
      kind: 'tag',
      render: (record) => (
        <ItemsButton
          count={record.itemIds.length}
          name={nameOf(record)}
          onClick={() => onOpen({ what: 'items', kind, id: record.id })}
        />
      ),
    },
    {
      key: 'acts',
      label: t('categories.columns.actions'),
      kind: 'acts',
      render: (record) => (
        // Edit is last, so that it is in the same place in all rows.
        <ToolRow>
          {record.itemIds.length === 0 ? (
            <ToolButton
              icon={deleteIcon}
              label={t('acts.of.delete', { name: nameOf(record) })}
              onClick={() => onOpen({ what: 'delete', kind, id: record.id })}
            />
          ) : null}
          <ToolButton
            icon={editIcon}
            label={t('acts.of.edit', { name: nameOf(record) })}
            onClick={() => onOpen({ what: 'edit', kind, id: record.id })}
          />
        </ToolRow>
      ),
    },
  ]
}
