import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'

/** Whose requests are looked for: those that one is on oneself, or those that nobody is on. */
export const whoseRequests = ['mine', 'nobody'] as const

export type Whose = (typeof whoseRequests)[number]

/** The requests that are looked for, by whose they are. */
export function requestsOf(
  requests: readonly GuestRequest[],
  { whose, userId }: { whose: Whose | undefined; userId: number | undefined },
): readonly GuestRequest[] {
  if (whose === undefined) return requests
  return requests.filter(({ takenById }) => takenById === (whose === 'mine' ? userId : null))
}

type WhoseChipsProps = {
  requests: readonly GuestRequest[]
  userId: number | undefined
  chosen: Whose | undefined
  onChoose: (whose: Whose | undefined) => void
}

/** Narrows requests to whose they are, each with how many there are. */
export function WhoseChips({ requests, userId, chosen, onChoose }: WhoseChipsProps) {
  const t = useWords('requests')
  const { number } = useFormats()
  return (
    <Chips label={t('whose.label')}>
      {[undefined, ...whoseRequests].map((whose) => (
        <Chip key={whose ?? 'all'} isChosen={whose === chosen} onChoose={() => onChoose(whose)}>
          {t(`whose.${whose ?? 'all'}`)} <strong>{number(requestsOf(requests, { whose, userId }).length)}</strong>
        </Chip>
      ))}
    </Chips>
  )
}
