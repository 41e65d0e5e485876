import { isSoldOut, type SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { useSoldOutText } from '#features/menus/selling/use-sold-out-text.ts'
import { useNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import font from '#ui/font.module.css'

const halfMinuteMs = 30_000

/** Says that something is sold out and until when; nothing if it is available. */
export function SoldOutTag({ soldOut }: { soldOut: SoldOut }) {
  const t = useTranslations('selling')
  const until = useUntil(soldOut)
  return until === null ? null : <StateTag tone="red" label={`${t('title')} ${until}`} />
}

/** Says until when something is sold out, beside a word that says so; nothing if it is available. */
export function SoldOutUntil({ soldOut }: { soldOut: SoldOut }) {
  const until = useUntil(soldOut)
  return until === null ? null : <span className={font.note}>{until}</span>
}

function useUntil(soldOut: SoldOut): string | null {
  const untilWhen = useSoldOutText()
  const now = new Date(useNow(halfMinuteMs)).toISOString()
  return isSoldOut(soldOut, now) ? untilWhen(soldOut) : null
}
