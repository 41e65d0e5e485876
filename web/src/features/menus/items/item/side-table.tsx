import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { readName, secondName } from '#kit/i18n/read-name.ts'
import type { Side } from '@brigade/domain/menus/menus.schema.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { serverNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { SharedTag } from '#features/menus/items/item/shared-tag.tsx'
import { ShareButton } from '#features/menus/items/item/share-button.tsx'
import type { OpenPart } from '#features/menus/items/item/use-opened-part.ts'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { soldOutIcon } from '#features/menus/menu-icons.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type SideTableProps = { sides: readonly Side[]; venue: Venue; onOpen: OpenPart }

/** Shows the sides of an item, each with its price and its limit. */
export function SideTable({ sides, venue, onOpen }: SideTableProps) {
  const t = useTranslations('menuItems')
  const { money } = useVenueFormats(venue)
  const now = new Date(serverNow()).toISOString()
  const columns: Column<Side>[] = [
    {
      key: 'name',
      label: t('menus:fields.name'),
      kind: 'heading',
      render: ({ name, isActive, soldOut, sharedId }) => (
        <>
          <strong dir="auto">{readName(name)}</strong> {venue.biLingual ? <SecondName name={name} /> : null}{' '}
          {isSoldOut(soldOut, now) ? <StateTag tone="red" label={t('marks.soldOut')} isStrong /> : null}
          {isActive ? null : <StateTag tone="grey" label={t('off')} isStrong />}
          <SharedTag sharedId={sharedId} />
        </>
      ),
    },
    { key: 'price', label: t('menus:fields.price'), kind: 'amount', render: ({ price }) => <bdi>{money(price)}</bdi> },
    { key: 'limits', label: t('item.limits'), kind: 'tag', render: ({ min, max }) => t('item.minToMax', { min, max }) },
    {
      key: 'acts',
      label: t('categories.columns.actions'),
      kind: 'acts',
      render: ({ id, name, ...part }) => (
        <ToolRow>
          <ShareButton kind="sharedSides" part={{ id, ...part }} name={readName(name)} />
          <ToolButton
            icon={editIcon}
            label={t('acts.of.edit', { name: readName(name) })}
            onClick={() => onOpen({ what: 'edit', kind: 'sides', id })}
          />
          <ToolButton
            icon={soldOutIcon}
            label={t('menus:soldOut.actOf', { name: readName(name) })}
            onClick={() => onOpen({ what: 'soldOut', kind: 'sides', id })}
          />
          <ToolButton
            icon={deleteIcon}
            label={t('acts.of.delete', { name: readName(name) })}
            onClick={() => onOpen({ what: 'delete', kind: 'sides', id })}
          />
        </ToolRow>
      ),
    },
  ]
  return <DataTable label={t('item.sides')} columns={columns} records={sides} keyOf={({ id }) => id} isList />
}

function SecondName({ name }: { name: LocalText }) {
  const second = secondName(name)
  return second && <bdi lang={second.language}>{second.text}</bdi>
}
