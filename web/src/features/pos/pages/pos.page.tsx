import type { ComponentType } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { KeyFaults } from '#features/pos/parts/key-faults.tsx'
import { Notices } from '#features/pos/parts/notices.tsx'
import { type PosPart, type PosPartProps, PosTabs, usePosPart } from '#features/pos/parts/pos-frame.tsx'
import { Postings } from '#features/pos/parts/postings.tsx'
import { Setup } from '#features/pos/settings/setup.tsx'

const shownParts = { postings: Postings, notices: Notices, keys: KeyFaults, setup: Setup } satisfies Record<
  PosPart,
  ComponentType<PosPartProps>
>

/** Shows the point of sale of a venue: its postings, missing keys and set-up. (spec 1, §2.3) */
export function PosPage() {
  const t = useTranslations('pos')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const [part, choosePart] = usePosPart()
  const Part = shownParts[part]
  const actions = venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null
  const parts = <PosTabs chosen={part} onChoose={choosePart} />
  return (
    <AntdRoot>
      {venue ? (
        <Part key={venue.id} venue={venue} actions={actions} parts={parts} />
      ) : (
        <ListPage title={t('screens.pos')} actions={actions} list={{ data: undefined, error, refetch: retry }}>
          {() => null}
        </ListPage>
      )}
    </AntdRoot>
  )
}
