import { type VenueState, venueStates } from '@brigade/domain/venues/venues.rows.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { FilterChips } from '#ui/filter-chips.tsx'
import { type ListFilter, ListPageFilters } from '#ui/list-page-filters.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { type VenueType, venueTypes } from '#features/venues/list/venue-list.queries.ts'

type VenueFiltersProps = {
  search: string
  onSearch: (search: string) => void
  state: VenueState | undefined
  onState: (state: VenueState | undefined) => void
  type: VenueType | undefined
  onType: (type: VenueType | undefined) => void
}

/** Renders the filters of the list of venues: a part of the name, the state, restaurants or hotels. */
export function VenueFilters({ search, onSearch, state, onState, type, onType }: VenueFiltersProps) {
  const t = useTranslations('venueList')
  const filters: ListFilter[] = [
    {
      key: 'search',
      isSet: search !== '',
      field: <SearchField label={t('search')} text={search} onChange={onSearch} />,
    },
    {
      key: 'state',
      isSet: state !== undefined,
      field: (
        <FilterChips
          label={t('state')}
          every={t('everyState')}
          choices={venueStates}
          labelOf={(each) => t(`states.${each}`)}
          chosen={state}
          onChoose={onState}
        />
      ),
    },
    {
      key: 'type',
      isSet: type !== undefined,
      field: (
        <FilterChips
          label={t('type')}
          every={t('everyType')}
          choices={venueTypes}
          labelOf={(each) => t(`types.${each}`)}
          chosen={type}
          onChoose={onType}
        />
      ),
    },
  ]
  return <ListPageFilters filters={filters} />
}
