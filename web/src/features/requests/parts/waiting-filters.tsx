import { type GuestRequest, type RequestType, requestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { narrowRequests } from '#features/requests/narrow-requests.ts'
import styles from '#features/requests/parts/waiting-requests.module.css'
import type { useWantedRequests } from '#features/requests/use-wanted-requests.ts'

type WaitingFiltersProps = {
  requests: readonly GuestRequest[]
  userId: number | undefined
  wanted: ReturnType<typeof useWantedRequests>
}

/** Narrows requests to a table or an order, to what is asked for, and to whose they are, each with how many there are. */
export function WaitingFilters({ requests, userId, wanted }: WaitingFiltersProps) {
  const t = useWords('requests')
  const { number } = useFormats()
  const { whose: chosen, whoseChoices, setWhose, search, setSearch } = wanted
  return (
    <div className={styles.filters}>
      <SearchField label={t('search')} text={search} onChange={setSearch} className={styles.search} />
      <TypeChoice requests={requests} chosen={wanted.type} onChoose={wanted.setType} />
      <Chips label={t('whose.label')}>
        {[undefined, ...whoseChoices].map((whose) => (
          <Chip key={whose ?? 'all'} isChosen={whose === chosen} onChoose={() => setWhose(whose)}>
            {t(`whose.${whose ?? 'all'}`)}{' '}
            <strong>{number(narrowRequests(requests, { ...wanted, whose, userId }).length)}</strong>
          </Chip>
        ))}
      </Chips>
    </div>
  )
}

type TypeChoiceProps = {
  requests: readonly GuestRequest[]
  chosen: RequestType | undefined
  onChoose: (type: RequestType | undefined) => void
}

/** Of the types that wait, and the one that is chosen. The browser's own list: phones show it in their own way. */
function TypeChoice({ requests, chosen, onChoose }: TypeChoiceProps) {
  const t = useWords('requests')
  const known = new Set([chosen, ...requests.map(({ requestType }) => requestType)])
  return (
    <select
      className={styles.type}
      aria-label={t('columns.type')}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(requestTypes.find((type) => type === value))}
    >
      <option value="">{t('everyType')}</option>
      {requestTypes
        .filter((type) => known.has(type))
        .map((type) => (
          <option key={type} value={type}>
            {t(`types.${type}`)}
          </option>
        ))}
    </select>
  )
}
