import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, printerIcon, receiptIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { printersOf } from '#features/printers/printers.queries.ts'
import { PrinterToolHost } from '#features/printers/parts/printer-tool-host.tsx'
import { PrintersTable, printerTools } from '#features/printers/parts/printers-table.tsx'
import { atVenue } from '#features/venues/public/at-venue.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

/** Lists the printers of a venue, and the prints of each: they are added, changed, tested and deleted here. */
export function PrintersPage() {
  const t = useTranslations('printers')
  const mayWrite = useCan('printers:write')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(printerTools)
  const printsAddress = atVenue('/printers/prints', venues && venue ? venue.id : null)
  const printers = useQuery(printersOf(venue?.id ?? null))
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.printers')}
        trail={<SettingsTrail />}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <MenuButton acts={[{ key: 'prints', label: t('toPrints'), icon: receiptIcon, onChoose: printsAddress }]} />
            {mayWrite ? (
              <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
                {t('add')}
              </BigButton>
            ) : null}
          </>
        }
        list={venue ? printers : { data: undefined, error, refetch: retry }}
        empty={<EmptyState icon={printerIcon} title={t('empty')} text={t('emptyText')} />}
        over={
          venue ? (
            <PrinterToolHost
              key={venue.id}
              venue={venue}
              printers={printers.data ?? []}
              opened={opened}
              onClose={close}
            />
          ) : null
        }
      >
        {(shown) => <PrintersTable printers={shown} onOpen={open} />}
      </ListPage>
    </AntdRoot>
  )
}
