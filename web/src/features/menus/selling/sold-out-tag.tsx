import { isSoldOut, type SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { useSoldOutWords } from '#features/menus/selling/use-sold-out-words.ts'
import { useNow } from '#kit/clock.ts'
import { useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

const halfMinuteMs = 30_000

/** That something can't be had now, and until when; nothing for what can. */
export function SoldOutTag({ soldOut }: { soldOut: SoldOut }) {
  const t = useWords('selling')
  const untilWhen = useSoldOutWords()
  const now = new Date(useNow(halfMinuteMs)).toISOString()
  if (!isSoldOut(soldOut, now)) return null
  return <StateTag tone="red" label={`${t('mark')} ${untilWhen(soldOut)}`} />
}
