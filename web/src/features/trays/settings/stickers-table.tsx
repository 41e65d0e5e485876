import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { deleteIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { UnlinkButton } from '#features/trays/parts/unlink-button.tsx'
import type { StickerRow } from '#features/trays/settings/sticker-rows.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** The tools that can be opened for one sticker. */
export const stickerTools = ['forget', 'settings'] as const

type StickersTableProps = {
  venue: Venue
  rows: readonly StickerRow[]
  onForget: (id: number) => void
}

/** Renders stickers with the places of their trays. */
export function StickersTable({ venue, rows, onForget }: StickersTableProps) {
  const t = useTranslations('trays')
  const { dateTime } = useVenueFormats(venue)
  const columns: Column<StickerRow>[] = [
    {
      key: 'tray',
      label: t('columns.tray'),
      kind: 'heading',
      render: ({ sticker }) => <bdi>{sticker.serialContent}</bdi>,
    },
    { key: 'type', label: t('columns.type'), inCard: 'labelled', render: ({ sticker }) => t(`types.${sticker.type}`) },
    { key: 'state', label: t('columns.state'), kind: 'state', render: ({ tray }) => <TrayState tray={tray} /> },
    {
      key: 'linked',
      label: t('columns.linked'),
      kind: 'time',
      render: ({ tray }) => (tray ? dateTime(tray.createdAt) : null),
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (row) => <StickerActs row={row} onForget={onForget} />,
    },
  ]
  return (
    <DataTable
      isList
      label={t('screens.stickers')}
      columns={columns}
      records={rows}
      keyOf={({ sticker }) => sticker.id}
    />
  )
}

function TrayState({ tray }: Pick<StickerRow, 'tray'>) {
  const t = useTranslations('trays')
  if (!tray) return <StateTag tone="grey" label={t('stickers.states.free')} />
  return (
    <>
      <StateTag tone="blue" label={t('stickers.in', { room: tray.tableName })} />{' '}
      {tray.isOvernight ? <StateTag tone="grey" label={t('overnight')} /> : null}
    </>
  )
}

function StickerActs({ row: { sticker, tray }, onForget }: { row: StickerRow } & Pick<StickersTableProps, 'onForget'>) {
  const t = useTranslations('trays')
  const mayUnlink = useCan('trays:write')
  const mayForget = useCan('trayStickers:write')
  const name = sticker.serialContent

  if (tray) return mayUnlink ? <UnlinkButton key={tray.id} tray={tray} name={name} /> : null
  return mayForget ? (
    <ToolRow>
      <ToolButton icon={deleteIcon} label={t('stickers.forget', { tray: name })} onClick={() => onForget(sticker.id)} />
    </ToolRow>
  ) : null
}
