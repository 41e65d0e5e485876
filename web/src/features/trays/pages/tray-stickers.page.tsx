import { serialOfScan } from '@brigade/domain/trays/trays.scan.ts'
import type { TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { showToast } from '#kit/toasts.ts'
import { useAddressFilter, useAddressPage, useAddressText } from '#kit/use-address.ts'
import { useCan } from '#kit/use-can.ts'
import { type OpenedTool, useOpenedTool } from '#kit/use-opened-tool.ts'
import { useScanner } from '#kit/use-scanner.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { addIcon, settingsIcon, trayIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { SearchField } from '#ui/search-field.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'
import { nameOfSticker, type StickerRow, stickerRows, stickerStates } from '#features/trays/settings/sticker-rows.ts'
import { StickersDrawer } from '#features/trays/settings/stickers-drawer.tsx'
import { StickersTable, stickerTools } from '#features/trays/settings/stickers-table.tsx'
import { TraySettingsDrawer } from '#features/trays/settings/tray-settings-drawer.tsx'
import { labelsAddress } from '#features/trays/trays-address.ts'
import { useForgetSticker } from '#features/trays/trays.mutations.ts'
import { followsTrays, stickersOf, useActiveTrays } from '#features/trays/trays.queries.ts'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'

const stickersAPage = 20

/** The stickers of a venue's trays and where each tray is; they are added and forgotten here, and how trays are followed is set. (screens, /qrslist) */
export function TrayStickersPage() {
  const t = useWords('trays')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const stickers = useQuery(stickersOf(venue?.id ?? null))
  const trays = useActiveTrays(venue?.id ?? null)
  const [state] = useAddressFilter('state', stickerStates)
  const [search, setSearch] = useAddressText('search')
  const { opened, open, add, close } = useOpenedTool(stickerTools)
  const mayConfigure = useCan('trays:configure')
  useScanner(handleScan, opened === null)
  // Where a tray is, and so whether it is free, is known with both lists alone.
  const known = trays.data?.records
  const rows = stickers.data && known && stickerRows(stickers.data, { trays: known, state, search })
  const retryBoth = () => Promise.all([stickers.refetch(), trays.refetch()])

  function handleScan(scanned: string): void {
    const serial = serialOfScan(scanned)
    if (serial === null) showToast({ kind: 'error', text: t('said.invalidQr') })
    else setSearch(serial)
  }

  return (
    <AntdRoot>
      <ListPage
        title={t('screens.stickers')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <Link to={venues && venue ? `${labelsAddress}?venue=${venue.id}` : labelsAddress}>
              {t('stickers.labels')}
            </Link>
            {mayConfigure ? (
              <BigButton
                kind="quiet"
                icon={settingsIcon}
                isOff={venue === null}
                onClick={() => open('settings', venue?.id ?? 0)}
              >
                {t('settings.edit')}
              </BigButton>
            ) : null}
            <AddButton isOff={venue === null} onAdd={add} />
          </>
        }
        filters={<Filters venue={venue} />}
        list={
          venue
            ? { data: rows, error: stickers.error ?? trays.error, refetch: retryBoth }
            : { data: undefined, error, refetch: retry }
        }
        isEmpty={(found) => found.length === 0}
        empty={<NoStickers hasSome={(stickers.data?.length ?? 0) > 0} />}
        over={
          venue ? (
            <Opened key={venue.id} venue={venue} stickers={stickers.data ?? []} opened={opened} onClose={close} />
          ) : null
        }
      >
        {(found) => (venue ? <Rows venue={venue} rows={found} onForget={(id) => open('forget', id)} /> : null)}
      </ListPage>
    </AntdRoot>
  )
}

function AddButton({ isOff, onAdd }: { isOff: boolean; onAdd: () => void }) {
  const t = useWords('trays')
  if (!useCan('trayStickers:write')) return null
  return (
    <BigButton icon={addIcon} isOff={isOff} onClick={onAdd}>
      {t('stickers.add')}
    </BigButton>
  )
}

function Filters({ venue }: { venue: Venue | null }) {
  const t = useWords('trays')
  const [state, setState] = useAddressFilter('state', stickerStates)
  const [search, setSearch] = useAddressText('search')
  return (
    <>
      {venue && !followsTrays(venue) ? <p>{t('settings.isOff')}</p> : null}
      <div className={styles.filters}>
        <SearchField label={t('stickers.search')} text={search} onChange={setSearch} className={styles.search} />
        <FilterChips
          label={t('columns.state')}
          every={t('stickers.every')}
          choices={stickerStates}
          labelOf={(each) => t(`stickers.states.${each}`)}
          chosen={state}
          onChoose={setState}
        />
      </div>
    </>
  )
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
  if (opened?.tool === 'settings') return mayConfigure ? <TraySettingsDrawer venue={venue} onClose={onClose} /> : null
  if (!mayWrite) return null
  if (opened?.tool === 'add') return <StickersDrawer venue={venue} onClose={onClose} />
  const forgotten = stickers.find(({ id }) => id === opened?.id)
  return forgotten ? <ForgetQuestion id={forgotten.id} name={nameOfSticker(forgotten)} onClose={onClose} /> : null
}

type RowsProps = { venue: Venue; rows: readonly StickerRow[]; onForget: (id: number) => void }

function Rows({ venue, rows, onForget }: RowsProps) {
  const t = useWords('trays')
  const { number } = useFormats()
  const [wanted, setPage] = useAddressPage()
  // What is searched may leave fewer pages than were there.
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

function NoStickers({ hasSome }: { hasSome: boolean }) {
  const t = useWords('trays')
  const of = hasSome ? 'noneFound' : 'none'
  return <EmptyState icon={trayIcon} title={t(`stickers.${of}`)} text={t(`stickers.${of}Text`)} />
}

function ForgetQuestion({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useWords('trays')
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
