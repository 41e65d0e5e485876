import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useAddressParams, writeParam } from '#kit/use-address.ts'
import { Chip, Chips } from '#ui/chips.tsx'

export const posParts = ['postings', 'keys', 'setup'] as const

export type PosPart = (typeof posParts)[number]

export type PosPartProps = {
  venue: Venue
  /** What stands around each part: the venue and the choice of parts. */
  actions: ReactNode
  parts: ReactNode
}

/** Which part of the screen is shown stands in its address; what narrows one means nothing in another. */
export function usePosPart(): [part: PosPart, choose: (part: PosPart) => void] {
  const [params, change] = useAddressParams()
  const wanted = params.get('part')
  const choose = (part: PosPart) =>
    change((next) => {
      for (const name of ['page', 'state', 'fault']) next.delete(name)
      writeParam(next, 'part', part === posParts[0] ? '' : part)
    })
  return [posParts.find((part) => part === wanted) ?? posParts[0], choose]
}

type PosPartChipsProps = { chosen: PosPart; onChoose: (part: PosPart) => void }

export function PosPartChips({ chosen, onChoose }: PosPartChipsProps) {
  const t = useWords('pos')
  return (
    <Chips label={t('part')}>
      {posParts.map((part) => (
        <Chip key={part} isChosen={part === chosen} onChoose={() => onChoose(part)}>
          {t(`parts.${part}`)}
        </Chip>
      ))}
    </Chips>
  )
}
