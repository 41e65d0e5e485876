import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ReactNode } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { TabBar } from '#ui/tab-bar.tsx'

const posParts = ['postings', 'notices', 'keys', 'setup'] as const

export type PosPart = (typeof posParts)[number]

export type PosPartProps = {
  venue: Venue
  /** The frame of each part: the venue and the choice of parts. */
  actions: ReactNode
  parts: ReactNode
}

/** Stores the shown part of the screen in its address; the filter of one means nothing in another. */
export function usePosPart(): [part: PosPart, choose: (part: PosPart) => void] {
  const [params, change] = useAddressParams()
  const parts = useOwnParts()
  const wanted = params.get('part')
  const choose = (part: PosPart) =>
    change((next) => {
      for (const name of ['page', 'state', 'fault', 'type']) next.delete(name)
      writeParam(next, 'part', part === posParts[0] ? '' : part)
    })
  return [parts.find((part) => part === wanted) ?? posParts[0], choose]
}

/** Returns the parts for this person: results of postings are shown to people who post. */
function useOwnParts(): readonly PosPart[] {
  const mayPost = useCan('pos:post')
  return mayPost ? posParts : posParts.filter((part) => part !== 'notices')
}

type PosTabsProps = { chosen: PosPart; onChoose: (part: PosPart) => void }

export function PosTabs({ chosen, onChoose }: PosTabsProps) {
  const t = useTranslations('pos')
  const parts = useOwnParts()
  return (
    <TabBar<PosPart>
      label={t('part')}
      tabs={parts.map((name) => ({ name, label: t(`parts.${name}`) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
