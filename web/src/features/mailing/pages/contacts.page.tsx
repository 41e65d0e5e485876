import { exportContactsPath } from '@brigade/domain/mailing/mailing.api.ts'
import { contactStates } from '@brigade/domain/mailing/mailing.states.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddressFilter, useAddressPage, useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { addIcon, downloadIcon, staffIcon, uploadIcon } from '#ui/icon-paths.ts'
import { ListPageFilters } from '#ui/list-page-filters.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useExport } from '#ui/use-export.ts'
import { contactList, mailingsAPage } from '#features/mailing/mailing.queries.ts'
import { ContactToolHost } from '#features/mailing/parts/contact-tool-host.tsx'
import { ContactsTable, contactTools } from '#features/mailing/parts/contacts-table.tsx'
import { ImportDrawer } from '#features/mailing/parts/import-drawer.tsx'
import { MailingTabs } from '#features/mailing/parts/mailing-tabs.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

/** Lists the guests of a venue who agreed to mails: they are added, imported, unsubscribed and deleted here. */
export function ContactsPage() {
  const t = useTranslations('mailing')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const [params, change] = useAddressParams()
  const [state, setState] = useAddressFilter('state', contactStates)
  const [page, setPage] = useAddressPage()
  const { opened, open, add, close } = useOpenedTool(contactTools)
  const [isImporting, setIsImporting] = useState(false)
  const search = params.get('search') ?? ''
  const contacts = useQuery(contactList({ venueId: venue?.id ?? null, state, search, page }))
  const contact = useHeldRecord(contacts.data?.data ?? [], opened?.id ?? null)
  const isNarrowed = search !== '' || state !== undefined
  const setSearch = (text: string) =>
    change((next) => {
      next.delete('page')
      writeParam(next, 'search', text)
    })

  return (
    <AntdRoot>
      <PagedListPage
        title={t('screens.contacts')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            {venue ? <FurtherActs venueId={venue.id} onImport={() => setIsImporting(true)} /> : null}
            <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
              {t('contacts.add')}
            </BigButton>
          </>
        }
        intro={
          <div className={`${stack.column2} ${stack.fixed}`}>
            <MailingTabs chosen="contacts" venue={venue} />
            <p className={font.soft}>{t('contacts.hint')}</p>
          </div>
        }
        filters={
          <ListPageFilters
            filters={[
              {
                key: 'search',
                isSet: search !== '',
                field: <SearchField label={t('contacts.search')} text={search} onChange={setSearch} />,
              },
              {
                key: 'state',
                isSet: state !== undefined,
                field: (
                  <FilterChips
                    label={t('state')}
                    every={t('every')}
                    choices={contactStates}
                    labelOf={(each) => t(`contacts.states.${each}`)}
                    chosen={state}
                    onChoose={setState}
                  />
                ),
              },
            ]}
          />
        }
        list={venue ? contacts : { data: undefined, error, refetch: retry }}
        page={page}
        pageSize={mailingsAPage}
        onPage={setPage}
        totalText={(total) => t('contacts.total', total)}
        empty={
          isNarrowed ? (
            <EmptyState icon={staffIcon} title={t('contacts.noneFound')} text={t('contacts.noneFoundText')} />
          ) : (
            <EmptyState icon={staffIcon} title={t('contacts.empty')} text={t('contacts.emptyText')} />
          )
        }
        over={
          <>
            {venue ? (
              <ContactToolHost key={venue.id} venue={venue} opened={opened} contact={contact} onClose={close} />
            ) : null}
            {venue && isImporting ? (
              <ImportDrawer key={`import of ${venue.id}`} venue={venue} onClose={() => setIsImporting(false)} />
            ) : null}
          </>
        }
      >
        {(shown, isBusy) =>
          venue ? <ContactsTable venue={venue} contacts={shown} isBusy={isBusy} onOpen={open} /> : null
        }
      </PagedListPage>
    </AntdRoot>
  )
}

function FurtherActs({ venueId, onImport }: { venueId: number; onImport: () => void }) {
  const t = useTranslations('mailing')
  const download = useExport({
    path: exportContactsPath,
    permission: 'mailing:export',
    asked: { restaurantId: venueId, fileName: t('contacts.fileName') },
  })
  const upload = { key: 'import', label: t('contacts.import'), icon: uploadIcon, onChoose: onImport }
  const saving = download && {
    key: 'export',
    label: t('contacts.export'),
    icon: downloadIcon,
    onChoose: download.start,
  }
  return <MenuButton acts={saving ? [upload, saving] : [upload]} />
}
