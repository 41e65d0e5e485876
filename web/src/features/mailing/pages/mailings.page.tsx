import { mailingStates } from '@brigade/domain/mailing/mailing.states.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { addIcon, mailIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { mailingList, mailingsAPage } from '#features/mailing/mailing.queries.ts'
import { MailingDrawer } from '#features/mailing/parts/mailing-drawer.tsx'
import { MailingTabs } from '#features/mailing/parts/mailing-tabs.tsx'
import { MailingsTable } from '#features/mailing/parts/mailings-table.tsx'
import { SenderNote } from '#features/mailing/parts/sender-note.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import stack from '#ui/stack.module.css'

const tools = [] as const

/** Lists the mailings of a venue, page by page. A draft is written here. */
export function MailingsPage() {
  const t = useTranslations('mailing')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const [state, setState] = useAddressFilter('state', mailingStates)
  const [page, setPage] = useAddressPage()
  const { opened, add, close } = useOpenedTool(tools)
  const mailings = useQuery(mailingList({ venueId: venue?.id ?? null, state, page }))
  return (
    <AntdRoot>
      <PagedListPage
        title={t('screens.mailing')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
              {t('add')}
            </BigButton>
          </>
        }
        intro={
          <div className={`${stack.column2} ${stack.fixed}`}>
            <MailingTabs chosen="mailing" venue={venue} />
            <SenderNote />
          </div>
        }
        filters={
          <FilterChips
            label={t('state')}
            every={t('every')}
            choices={mailingStates}
            labelOf={(each) => t(`states.${each}`)}
            chosen={state}
            onChoose={setState}
          />
        }
        list={venue ? mailings : { data: undefined, error, refetch: retry }}
        page={page}
        pageSize={mailingsAPage}
        onPage={setPage}
        totalText={(total) => t('total', total)}
        empty={
          state ? (
            <EmptyState icon={mailIcon} title={t('noneFound')} />
          ) : (
            <EmptyState icon={mailIcon} title={t('empty')} text={t('emptyText')} />
          )
        }
        over={venue && opened ? <MailingDrawer key={venue.id} venue={venue} mailing={null} onClose={close} /> : null}
      >
        {(shown, isBusy) => (venue ? <MailingsTable venue={venue} mailings={shown} isBusy={isBusy} /> : null)}
      </PagedListPage>
    </AntdRoot>
  )
}
