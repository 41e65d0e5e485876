import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import { serialOfScan } from '@brigade/domain/trays/trays.scan.ts'
import type { TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useStore } from '#kit/device/store.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { useAddressFilter, useAddressPage, useAddressText } from '#kit/address/use-address.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { type OpenedTool, useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useScanner } from '#kit/keys/use-scanner.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { addIcon, printerIcon, settingsIcon, trayIcon } from '#ui/icon-paths.ts'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { isTrayRequested } from '#features/trays/requested-tray.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/trays/parts/tray-floors.module.css'
import { type StickerRow, stickerRows, stickerStates } from '#features/trays/settings/sticker-rows.ts'
import { StickersDrawer } from '#features/trays/settings/stickers-drawer.tsx'
import { StickersTable, stickerTools } from '#features/trays/settings/stickers-table.tsx'
import { TraySettingsDrawer } from '#features/trays/settings/tray-settings-drawer.tsx'
import { useNoStickersText } from '#features/trays/settings/use-no-stickers-text.ts'
import { labelsAddress } from '#features/trays/trays-address.ts'
import { useForgetSticker } from '#features/trays/trays.mutations.ts'
import { stickersOf, useActiveTrays } from '#features/trays/trays.queries.ts'

const stickersAPage = 20

/**
 * Lists the stickers of a venue's trays and the place of each tray; they are added and deleted here, and the tracking
 * is configured. (screens, /qrslist)
 */
export function TrayStickers({ venue }: { venue: Venue }) {
  const t = useTranslations('trays')
  const stickers = useQuery(stickersOf(venue.id))
  const trays = useActiveTrays(venue.id)
  const [state] = useAddressFilter('state', stickerStates)
  const [search, setSearch] = useAddressText('search')
  const { opened, open, add, close } = useOpenedTool(stickerTools)
  const isAsked = useStore(isTrayRequested)
  useScanner(handleScan, opened === null && !isAsked)
  // Both lists are needed to know where a tray is, and thus whether it is free.
  const known = trays.data?.records
  const rows = stickers.data && known && stickerRows(stickers.data, { trays: known, state, search })
  const retryBoth = () => Promise.all([stickers.refetch(), trays.refetch()])

  function handleScan(scanned: string): void {
    const serial = serialOfScan(scanned)
    if (serial === null) showToast({ kind: 'error', text: t('said.invalidQr') })
    else setSearch(serial)
  }

  return (
    <>
      <Filters venue={venue}>
        <Tools venue={venue} onSettings={() => open('settings', venue.id)} onAdd={add} />
      </Filters>
      <ListStates
        list={{ data: rows, error: stickers.error ?? trays.error, refetch: retryBoth }}
        isEmpty={(found) => found.length === 0}
        empty={<NoStickers venue={venue} hasSome={(stickers.data?.length ?? 0) > 0} />}
      >
        {(found) => <Rows venue={venue} rows={found} onForget={(id) => open('forget', id)} />}
      </ListStates>
      <Opened venue={venue} stickers={stickers.data ?? []} opened={opened} onClose={close} />
    </>
  )
}

type ToolsProps = { venue: Venue; onSettings: () => void; onAdd: () => void }

function Tools({ venue, onSettings, onAdd }: ToolsProps) {
  const t = useTranslations('trays')
  const seesAll = useCan('venues:all')
  const mayConfigure = useCan('trays:configure')
  const mayWrite = useCan('trayStickers:write')
  const labels = seesAll ? `${labelsAddress}?venue=${venue.id}` : labelsAddress
  const acts: MenuAct[] = [{ key: 'labels', icon: printerIcon, label: t('stickers.labels'), onChoose: labels }]
  if (mayConfigure && !venue.isRestaurant) {
    acts.push({ key: 'settings', icon: settingsIcon, label: t('settings.edit'), onChoose: onSettings })
  }
  return (
    <div className={`${stack.cluster2} ${stack.pushed}`}>
      <MenuButton acts={acts} />
      {mayWrite ? (
        <BigButton icon={addIcon} onClick={onAdd}>
          {t('stickers.add')}
        </BigButton>
      ) : null}
    </div>
  )
}

function Filters({ venue, children }: { venue: Venue; children: ReactNode }) {
  const t = useTranslations('trays')
  const [state, setState] = useAddressFilter('state', stickerStates)
  const [search, setSearch] = useAddressText('search')
  return (
    <>
      {followsTrays(venue) ? null : <NotFollowed venue={venue} />}
      <div className={stack.cluster2}>
        <SearchField label={t('stickers.search')} text={search} onChange={setSearch} className={styles.search} />
        <FilterChips
          label={t('columns.state')}
          every={t('stickers.every')}
          choices={stickerStates}
          labelOf={(each) => t(`stickers.states.${each}`)}
          chosen={state}
          onChoose={setState}
        />
        {children}
      </div>
    </>
  )
}

/** Explains why trays are not tracked, and what the person can do about that. */
function NotFollowed({ venue }: { venue: Venue }) {
  const t = useTranslations('trays')
  const mayConfigure = useCan('trays:configure')
  if (venue.isRestaurant) return <p>{t('settings.isRestaurant')}</p>
  return <p>{t(mayConfigure ? 'settings.isOff' : 'settings.isOffAsk')}</p>
}

type OpenedProps = {
  venue: Venue
  stickers: readonly TraySticker[]
  opened: OpenedTool<(typeof stickerTools)[number]>
  onClose: () => void
}

function Opened({ venue, stickers, opened, onClose }: OpenedProps) {
  const mayConfigure = useCan('trays:configure')
  const mayWrite = useCan('trayStickers:write')
  if (opened?.tool === 'settings')
    return mayConfigure && !venue.isRestaurant ? <TraySettingsDrawer venue={venue} onClose={onClose} /> : null
  if (!mayWrite) return null
  if (opened?.tool === 'add') return <StickersDrawer venue={venue} onClose={onClose} />
  const forgotten = stickers.find(({ id }) => id === opened?.id)
  return forgotten ? <ForgetQuestion id={forgotten.id} name={forgotten.serialContent} onClose={onClose} /> : null
}

type RowsProps = { venue: Venue; rows: readonly StickerRow[]; onForget: (id: number) => void }

function Rows({ venue, rows, onForget }: RowsProps) {
  const t = useTranslations('trays')
  const { number } = useFormats()
  const [wanted, setPage] = useAddressPage()
  // A search may leave fewer pages than there were.
  const page = Math.min(wanted, Math.ceil(rows.length / stickersAPage))
  return (
    <>
      <StickersTable
        venue={venue}
        rows={rows.slice((page - 1) * stickersAPage, page * stickersAPage)}
        onForget={onForget}
      />
      <PageSteps
        page={page}
        pageSize={stickersAPage}
        total={rows.length}
        totalText={t('stickers.total', { count: rows.length, shown: number(rows.length) })}
        isBusy={false}
        onPage={setPage}
      />
    </>
  )
}

function NoStickers({ venue, hasSome }: { venue: Venue; hasSome: boolean }) {
  const t = useTranslations('trays')
  const text = useNoStickersText(venue)
  if (hasSome) {
    return <EmptyState icon={trayIcon} title={t('stickers.noneFound')} text={t('stickers.noneFoundText')} />
  }
  return <EmptyState icon={trayIcon} title={t('stickers.none')} text={text} />
}

function ForgetQuestion({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useTranslations('trays')
  const { mutate: forget, isPending } = useForgetSticker()
  return (
    <RemovalQuestion
      title={t('stickers.forgetQuestion')}
      confirmLabel={t('stickers.forgetAct')}
      name={name}
      text={t('stickers.forgetText')}
      isBusy={isPending}
      onConfirm={() => forget(id, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
