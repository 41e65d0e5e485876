import { textIn } from '@brigade/domain/kit/languages.ts'
import { type PosKeyFault, posKeyFaults } from '@brigade/domain/pos/pos.keys.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import type { PosPartProps } from '#features/pos/parts/pos-frame.tsx'
import { keyFaultList, posAPage } from '#features/pos/pos.queries.ts'
import font from '#ui/font.module.css'

/**
 * Lists the items of the menus that the point of sale does not know or can't distinguish, page by page; each links to
 * its item.
 */
export function KeyFaults({ venue, actions, parts }: PosPartProps) {
  const t = useTranslations('pos')
  const [fault, setFault] = useAddressFilter('fault', posKeyFaults)
  const [page, setPage] = useAddressPage()
  const faults = useQuery(keyFaultList({ venueId: venue.id, fault, page }))
  const columns = useKeyColumns()
  return (
    <PagedListPage
      title={t('screens.pos')}
      actions={actions}
      note={parts}
      filters={
        <>
          <FilterChips
            label={t('keys.fault')}
            every={t('every')}
            choices={posKeyFaults}
            labelOf={(each) => t(`keys.faults.${each}`)}
            chosen={fault}
            onChoose={setFault}
          />
        </>
      }
      list={faults}
      page={page}
      pageSize={posAPage}
      onPage={setPage}
      totalText={(total) => t('keys.total', total)}
      empty={<EmptyState icon={checkIcon} title={t('keys.empty')} text={t('keys.emptyText')} />}
    >
      {(shown, isBusy) => (
        <DataTable label={t('parts.keys')} columns={columns} records={shown} keyOf={placeOf} isList isBusy={isBusy} />
      )}
    </PagedListPage>
  )
}

function useKeyColumns(): Column<PosKeyFault>[] {
  const t = useTranslations('pos')
  const language = useLanguage()
  return [
    {
      key: 'name',
      label: t('keys.columns.name'),
      kind: 'heading',
      render: ({ kind, itemId, itemName, name }) => (
        <>
          <Link to={`/items/${itemId}`} className={font.name}>
            <bdi>{textIn(name, language)}</bdi>
          </Link>
          {kind === 'item' ? null : (
            <span className={font.note}> {t('keys.of', { name: `\u2068${textIn(itemName, language)}\u2069` })}</span>
          )}
        </>
      ),
    },
    { key: 'kind', label: t('keys.columns.kind'), render: ({ kind }) => t(`keys.kinds.${kind}`) },
    {
      key: 'key',
      label: t('keys.columns.key'),
      render: ({ posItemId }) => (posItemId === null ? null : <bdi>{posItemId}</bdi>),
    },
    {
      key: 'fault',
      label: t('keys.columns.fault'),
      kind: 'state',
      render: ({ fault, sharedBy }) =>
        fault === 'missing' ? (
          <StateTag tone="red" label={t('keys.missing')} />
        ) : (
          <StateTag tone="amber" label={t('keys.sharedBy', { count: sharedBy })} />
        ),
    },
  ]
}

function placeOf({ kind, partId, optionId }: PosKeyFault): string {
  return `${kind} ${partId} ${optionId ?? ''}`
}
