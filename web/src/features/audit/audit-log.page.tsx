import { exportAuditPath } from '@brigade/domain/audit/audit.api.ts'
import { auditCountedTo } from '@brigade/domain/access/audit-limits.ts'
import { reportRangeOf } from '@brigade/domain/kit/report-range.ts'
import { useQuery } from '@tanstack/react-query'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { historyIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { AuditDrawer } from '#features/audit/audit-drawer.tsx'
import { AuditFilters, Followed } from '#features/audit/audit-filters.tsx'
import { AuditTable } from '#features/audit/audit-table.tsx'
import { auditLog, entriesAPage } from '#features/audit/audit.queries.ts'
import { type AuditAddress, useAuditAddress } from '#features/audit/use-audit-address.ts'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'

const tools = ['entry'] as const

/** Lists who changed, exported and signed in to what, page by page. */
export function AuditLogPage() {
  return (
    <AntdRoot>
      <VenueBookProvider>
        <AuditLog />
      </VenueBookProvider>
    </AntdRoot>
  )
}

function AuditLog() {
  const t = useTranslations('audit')
  const address = useAuditAddress()
  const { opened, open, close } = useOpenedTool(tools)
  const wanted = wantedOf(address)
  const entries = useQuery(auditLog(wanted, address.page))
  const shown = entries.data?.data ?? []
  const entry = useHeldRecord(shown, opened?.id ?? null)

  function handleFilter(filters: Parameters<AuditAddress['change']>[0]): void {
    close()
    address.change(filters)
  }

  return (
    <PagedListPage
      title={t('screens.audit')}
      trail={<SettingsTrail />}
      filters={<AuditFilters address={address} entries={shown} />}
      actions={
        entries.data?.total === 0 ? null : (
          <ExportButton
            path={exportAuditPath}
            permission="audit:read"
            asked={{ ...wanted, fileName: t('fileName') }}
            label={t('export')}
          />
        )
      }
      intro={<Followed address={address} entries={shown} />}
      list={entries}
      page={address.page}
      pageSize={entriesAPage}
      onPage={address.setPage}
      totalText={({ count, shown: total }) =>
        count < auditCountedTo ? t('total', { count, shown: total }) : t('totalOrMore', { shown: total })
      }
      empty={<EmptyState icon={historyIcon} title={t('empty')} text={t('emptyText')} />}
      over={entry ? <AuditDrawer entry={entry} onClose={close} onFilter={handleFilter} /> : null}
    >
      {(records, isBusy) => <AuditTable entries={records} isBusy={isBusy} onOpen={(id) => open('entry', id)} />}
    </PagedListPage>
  )
}

/** Returns the query of the list that the address asks for. */
function wantedOf({ report, timeZone, record, act, followed, person, venueId }: AuditAddress) {
  return {
    at: reportRangeOf(report.days, { timeZone }),
    ...(record && { record }),
    ...(act && { act }),
    ...(followed && { record: followed.kind, recordId: followed.id }),
    ...(person && { byKind: person.kind, byId: person.id }),
    ...(venueId !== undefined && { restaurantId: venueId }),
  }
}
