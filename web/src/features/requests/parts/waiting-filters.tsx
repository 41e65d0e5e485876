import { type GuestRequest, requestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { useState } from 'react'
import { useSession } from '#kit/calls/session.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { searchListIcon } from '#ui/icon-paths.ts'
import { SearchField } from '#ui/search-field.tsx'
import { kindOf, readKind, type RequestKind } from '#features/requests/request-kinds.ts'
import { useRequestWords, useSearchedWords } from '#features/requests/request-words.ts'
import { narrowRequests } from '#features/requests/narrow-requests.ts'
import { useWaitingRequests } from '#features/requests/requests.queries.ts'
import surface from '#ui/surface.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/requests/parts/waiting-requests.module.css'
import type { VenueScope } from '#features/venues/venues.queries.ts'
import { useWantedRequests } from '#features/requests/use-wanted-requests.ts'

/** Lists of up to this many requests have no search. */
const mostWithoutSearch = 10

/** Filters open requests by person, each with its count, and many of them by a table or an order, and by type. */
export function WaitingFilters({ scope }: { scope: VenueScope }) {
  const t = useTranslations('requests')
  const { number } = useFormats()
  const { user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const wanted = useWantedRequests()
  const wordsOf = useSearchedWords()
  const { data: requests } = useWaitingRequests(scope)
  const { whose: chosen, whoseChoices, setWhose, search, setSearch } = wanted
  const isNarrowed = chosen !== undefined || wanted.type !== undefined || search !== ''
  if (!requests || (requests.length === 0 && !isNarrowed)) return null
  const hasSearch = isNarrowed || requests.length > mostWithoutSearch
  return (
    <div className={`${styles.filters} ${isOpen ? styles.open : ''} ${stack.cluster2}`}>
      <div className={styles.chips}>
        <Chips label={t('whose.label')}>
          {[undefined, ...whoseChoices].map((whose) => (
            <Chip key={whose ?? 'all'} isChosen={whose === chosen} onChoose={() => setWhose(whose)}>
              {t(`whose.${whose ?? 'all'}`)}{' '}
              <strong>
                {number(narrowRequests(requests, { ...wanted, whose, userId: user?.id, wordsOf }).length)}
              </strong>
            </Chip>
          ))}
        </Chips>
      </div>
      {hasSearch ? (
        <>
          <BigButton
            kind="quiet"
            icon={searchListIcon}
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-label={t('search')}
            onClick={() => setIsOpen(!isOpen)}
          />
          <SearchField label={t('search')} text={search} onChange={setSearch} className={styles.search} />
          <TypeChoice requests={requests} chosen={wanted.type} onChoose={wanted.setType} />
        </>
      ) : null}
    </div>
  )
}

type TypeChoiceProps = {
  requests: readonly GuestRequest[]
  chosen: RequestKind | undefined
  onChoose: (type: RequestKind | undefined) => void
}

/**
 * Offers the types of the open requests, and the chosen one. Uses the browser's own list: phones show it in their own
 * way.
 */
function TypeChoice({ requests, chosen, onChoose }: TypeChoiceProps) {
  const t = useTranslations('requests')
  const { typeOf } = useRequestWords()
  const known = new Map(requests.map((request) => [kindOf(request), typeOf(request)]))
  if (chosen !== undefined && !known.has(chosen))
    known.set(chosen, t(`types.${requestTypes.find((type) => type === chosen) ?? 'custom'}`))
  const placeOf = (kind: RequestKind) => requestTypes.findIndex((type) => kind.startsWith(type))
  return (
    <select
      className={`${styles.type} ${stack.touch} ${surface.field}`}
      aria-label={t('columns.type')}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(readKind(value))}
    >
      <option value="">{t('everyType')}</option>
      {[...known]
        .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
        .map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
    </select>
  )
}
