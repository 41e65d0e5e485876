import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { staffStates } from '@brigade/domain/staff/staff.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useAddressFilter, useAddressPage, useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { addIcon, lockIcon, staffIcon } from '#ui/icon-paths.ts'
import { ListPageFilters } from '#ui/list-page-filters.tsx'
import { Page } from '#ui/page.tsx'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { StaffTable, staffTools } from '#features/staff/parts/staff-table.tsx'
import { StaffToolHost } from '#features/staff/parts/staff-tool-host.tsx'
import { staffAPage, staffList } from '#features/staff/staff.queries.ts'
import { useStaffGate } from '#features/staff/use-staff-gate.ts'
import { useStaffVenues } from '#features/staff/use-staff-venues.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'

type AccountsPageProps = {
  title: string
  /** The roles whose accounts are listed. */
  roles: readonly StaffRole[]
  /** True if the accounts work at venues. */
  hasVenues: boolean
}

/** Lists accounts of some roles: people are invited, changed and deactivated here. */
export function AccountsPage(page: AccountsPageProps) {
  return (
    <VenueBookProvider>
      <Accounts {...page} />
    </VenueBookProvider>
  )
}

function Accounts({ title, roles, hasVenues }: AccountsPageProps) {
  const t = useTranslations('staff')
  const { venue: own } = useSession()
  const seesAll = useCan('venues:all')
  const gate = useStaffGate()
  const [params, change] = useAddressParams()
  const [state, setState] = useAddressFilter('state', staffStates)
  const [role, setRole] = useAddressFilter('role', roles)
  const [page, setPage] = useAddressPage()
  const { opened, open, add, close } = useOpenedTool(staffTools)
  const venues = useStaffVenues()
  const search = params.get('search') ?? ''
  const chosenVenueId = Number(params.get('venue')) || null
  const venueId = seesAll ? chosenVenueId : (own?.id ?? null)
  const list = useQuery({
    ...staffList({ venueId, roles: role ? [role] : roles, state, search, page }),
    enabled: gate.isOpen && (seesAll || venueId !== null),
  })
  const isNarrowed = search !== '' || state !== undefined || role !== undefined
  const setParam = (name: string, text: string) =>
    change((next) => {
      next.delete('page')
      writeParam(next, name, text)
    })

  if (!gate.isOpen || isLocked(list.error)) {
    const handleOpen = async () => {
      if (await gate.open()) await list.refetch()
    }
    return (
      <Page title={title}>
        <EmptyState
          icon={lockIcon}
          title={t('locked')}
          text={t('lockedText')}
          action={<BigButton onClick={() => void handleOpen()}>{t('unlock')}</BigButton>}
        />
      </Page>
    )
  }

  return (
    <AntdRoot>
      <PagedListPage
        title={title}
        actions={
          <>
            {seesAll && hasVenues ? (
              <VenuePicker
                venues={venues.choices}
                chosen={chosenVenueId}
                onChoose={(id) => setParam('venue', String(id))}
                onAll={() => setParam('venue', '')}
              />
            ) : null}
            <BigButton icon={addIcon} onClick={add}>
              {t('invite')}
            </BigButton>
          </>
        }
        filters={
          <ListPageFilters
            filters={[
              {
                key: 'search',
                isSet: search !== '',
                field: <SearchField label={t('search')} text={search} onChange={(text) => setParam('search', text)} />,
              },
              {
                key: 'state',
                isSet: state !== undefined,
                field: (
                  <FilterChips
                    label={t('state')}
                    every={t('every')}
                    choices={staffStates}
                    labelOf={(each) => t(`states.${each}`)}
                    chosen={state}
                    onChoose={setState}
                  />
                ),
              },
              ...(roles.length > 1
                ? [
                    {
                      key: 'role',
                      isSet: role !== undefined,
                      field: <RoleFilter roles={roles} chosen={role} onChoose={setRole} />,
                    },
                  ]
                : []),
            ]}
          />
        }
        list={list}
        page={page}
        pageSize={staffAPage}
        onPage={setPage}
        totalText={(total) => t('total', total)}
        empty={
          isNarrowed ? (
            <EmptyState icon={staffIcon} title={t('notFound')} text={t('notFoundText')} />
          ) : (
            <EmptyState icon={staffIcon} title={t('empty')} text={t('emptyText')} />
          )
        }
        over={<StaffToolHost roles={roles} venues={venues} venueId={venueId} opened={opened} onClose={close} />}
      >
        {(members, isBusy) => (
          <StaffTable
            members={members}
            venueName={seesAll && hasVenues ? venues.nameOf : null}
            label={title}
            isBusy={isBusy}
            onOpen={open}
          />
        )}
      </PagedListPage>
    </AntdRoot>
  )
}

type RoleFilterProps = {
  roles: readonly StaffRole[]
  chosen: StaffRole | undefined
  onChoose: (role: StaffRole | undefined) => void
}

function RoleFilter({ roles, chosen, onChoose }: RoleFilterProps) {
  const t = useTranslations('staff')
  const auth = useTranslations('auth')
  return (
    <Select<StaffRole | undefined>
      aria-label={t('role')}
      placeholder={t('everyRole')}
      allowClear
      popupMatchSelectWidth={false}
      value={chosen}
      onChange={onChoose}
      options={roles.map((role) => ({ value: role, label: auth(`roles.${role}`) }))}
    />
  )
}

/** Returns whether the server wants the passphrase again: it opens the staff for five minutes. */
function isLocked(error: unknown): boolean {
  return error !== null && toApiError(error).data.reason === 'passphraseNeeded'
}
