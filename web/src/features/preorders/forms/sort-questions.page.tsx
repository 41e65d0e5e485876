import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { bothLoaded } from '#features/preorders/both-loaded.ts'
import { formAddress } from '#features/preorders/preorders-address.ts'
import { saveOrderOfQuestions } from '#features/preorders/preorders.mutations.ts'
import { oneForm, questionsOfForm } from '#features/preorders/preorders.queries.ts'
import { SortScreen } from '#features/sorting/public/sort-screen.tsx'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'

/** Puts the questions of a form into order by hand: guests answer them in this order. */
export function SortQuestionsPage() {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const id = Number(useParams().id)
  const form = useQuery(oneForm(id))
  const questions = useQuery(questionsOfForm(id))
  const records = useMemo(
    () =>
      questions.data?.map((question) => ({
        id: question.id,
        name: formTextIn(question.question, language),
        note: undefined,
        isOff: !question.isActive,
      })),
    [questions.data, language],
  )
  return (
    <SortScreen
      title={t('screens.sortQuestions')}
      trail={<BackLink to={formAddress(id)}>{t('screens.form')}</BackLink>}
      of={form.data && formTextIn(form.data.name, language)}
      list={bothLoaded({ ...questions, data: records }, form)}
      save={(ids) => saveOrderOfQuestions({ restaurantId: form.data?.restaurantId ?? 0, formId: id, ids })}
      backTo={formAddress(id)}
    />
  )
}
