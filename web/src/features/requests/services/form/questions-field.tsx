import { serviceFormLimits } from '@brigade/domain/requests/service-forms.limits.ts'
import type { QuestionDraft } from '@brigade/domain/requests/service-forms.rules.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { nextKey } from '#features/requests/services/form/next-key.ts'
import { QuestionFields } from '#features/requests/services/form/question-fields.tsx'
import { useListField } from '#features/requests/services/form/use-list-field.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/requests/services/form/list-fields.module.css'

type QuestionsFieldProps = {
  name: string
  offered: readonly Language[]
  /** Given by the form. */
  onChange?: (questions: QuestionDraft[]) => void
}

/** Renders the questions of a service of the venue's own. */
export function QuestionsField({ name, offered, onChange }: QuestionsFieldProps) {
  const t = useTranslations('guestServices')
  const { entries, add, remove, moveUp } = useListField<QuestionDraft>([name], { onChange })
  return (
    <div className={stack.column2}>
      {entries.map(({ key }, place) => (
        <fieldset key={key} className={styles.entry}>
          <legend className={font.strong}>{t('form.question', { number: place + 1 })}</legend>
          <QuestionFields path={[name, place]} offered={offered} />
          <div className={stack.wrap2}>
            {place > 0 ? (
              <BigButton kind="quiet" onClick={() => moveUp(place)}>
                {t('form.moveUp', { number: place + 1 })}
              </BigButton>
            ) : null}
            <BigButton kind="quiet" onClick={() => remove(place)}>
              {t('form.removeQuestion', { number: place + 1 })}
            </BigButton>
          </div>
        </fieldset>
      ))}
      {entries.length < serviceFormLimits.mostQuestions ? (
        <div>
          <BigButton
            kind="quiet"
            icon={addIcon}
            onClick={() => add({ key: nextKey('q', entries), kind: 'text', label: {}, isRequired: true })}
          >
            {t('form.addQuestion')}
          </BigButton>
        </div>
      ) : null}
    </div>
  )
}
