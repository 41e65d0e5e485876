import { type Language, textIn } from '@brigade/domain/kit/languages.ts'
import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import type { DialogItem, GuestDialogs } from '@brigade/domain/recommendations/dialogs.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { ToolButton } from '#ui/tool-button.tsx'
import { backIcon } from '#ui/icon-paths.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/recommendations/parts/try-dialog.module.css'

type TriedDialogProps = {
  venue: Venue
  dialog: RecommendationDialog
  answer: GuestDialogs
  language: Language
}

/** Shows the step of a dialog at which a guest is: the first question, the second one, or the items. */
export function TriedDialog({ venue, dialog, answer, language }: TriedDialogProps) {
  const t = useTranslations('recommendations')
  const [mainId, chooseMain] = useState<number | null>(null)
  const [subId, chooseSub] = useState<number | null>(null)
  const asked = answer.dialogs.find((each) => each.dialog === dialog)
  const main = asked?.mainOptions.find(({ id }) => id === mainId)
  const sub = main?.subOptions.find(({ id }) => id === subId)
  if (!asked) return <p>{t('none')}</p>
  if (!main) {
    return <Answers heading={asked.heading} answers={asked.mainOptions} language={language} onChoose={chooseMain} />
  }
  if (!sub) {
    return (
      <>
        <Back label={t('try.back')} onClick={() => chooseMain(null)} />
        <Answers heading={main.heading} answers={main.subOptions} language={language} onChoose={chooseSub} />
      </>
    )
  }
  return (
    <>
      <Back label={t('try.back')} onClick={() => chooseSub(null)} />
      <h3 className={font.name}>{textIn(sub.name, language)}</h3>
      {answer.canOrder ? null : <p>{t('try.closed')}</p>}
      {answer.canOrder && sub.itemIds.length === 0 ? <p>{t('try.nothing')}</p> : null}
      <ul className={styles.answers}>
        {sub.itemIds.map((id) => (
          <ProposedItem key={id} id={id} venue={venue} answer={answer} language={language} />
        ))}
      </ul>
      <Back
        label={t('try.again')}
        onClick={() => {
          chooseSub(null)
          chooseMain(null)
        }}
      />
    </>
  )
}

function Back({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div>
      <ToolButton icon={backIcon} label={label} onClick={onClick}>
        {label}
      </ToolButton>
    </div>
  )
}

type Named = { id: number; name: DialogItem['name'] }

type AnswersProps = {
  heading: DialogItem['name'] | null
  answers: readonly Named[]
  language: Language
  onChoose: (id: number) => void
}

function Answers({ heading, answers, language, onChoose }: AnswersProps) {
  const t = useTranslations('recommendations')
  return (
    <>
      <h3 className={font.name}>{heading ? textIn(heading, language) : t('try.noQuestion')}</h3>
      {answers.length === 0 ? <p>{t('try.noAnswers')}</p> : null}
      <ul className={styles.answers}>
        {answers.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={`${styles.answer} ${surface.field}`} onClick={() => onChoose(id)}>
              {textIn(name, language)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type ProposedItemProps = { id: number; venue: Venue; answer: GuestDialogs; language: Language }

function ProposedItem({ id, venue, answer, language }: ProposedItemProps) {
  const t = useTranslations('recommendations')
  const { money } = useVenueFormats(venue)
  const item = answer.items.find((each) => each.id === id)
  const fitting = answer.pairs
    .filter(({ itemId }) => itemId === id)
    .flatMap(({ recommendedItemId }) => answer.items.filter((each) => each.id === recommendedItemId))
  if (!item) return null
  return (
    <li className={`${styles.item} ${stack.column1} ${surface.card}`}>
      <span className={`${stack.row2} ${stack.spread}`}>
        <span>{textIn(item.name, language)}</span>
        <bdi className={`${font.figures} ${stack.fixed}`}>
          {item.price === null ? t('try.priceHidden') : money(item.price)}
        </bdi>
      </span>
      {fitting.length > 0 ? (
        <span className={font.note}>
          {t('try.goesWith')}:{' '}
          {listed(
            fitting.map(({ name }) => textIn(name, language)),
            language,
          )}
        </span>
      ) : null}
    </li>
  )
}
