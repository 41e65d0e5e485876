import { languages } from '@brigade/domain/kit/languages.ts'
import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { FormItemsTable } from '#features/preorders/forms/form-items-table.tsx'
import { QuestionDrawer } from '#features/preorders/forms/question-drawer.tsx'
import { formAddress, menuFormsAddress } from '#features/preorders/preorders-address.ts'
import { oneForm, oneQuestion } from '#features/preorders/preorders.queries.ts'
import { RecordPage } from '#features/preorders/record-page.tsx'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Facts } from '#ui/facts.tsx'
import { editIcon } from '#ui/icon-paths.ts'
import { Panel } from '#ui/panel.tsx'

const tools = ['edit'] as const

/** Shows one question of a form with its options, and edits it. (screens, /modifier/preorder/{id}) */
export function QuestionPage() {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const languageName = useLanguageName()
  const id = Number(useParams().id)
  const question = useQuery(oneQuestion(id))
  const formId = question.data?.formId
  const form = useQuery({ ...oneForm(formId ?? 0), enabled: formId !== undefined })
  const { opened, open, close } = useOpenedTool(tools)
  const backTo = question.data ? formAddress(question.data.formId) : menuFormsAddress
  return (
    <RecordPage
      title={question.data ? formTextIn(question.data.question, language) : t('screens.question')}
      trail={<BackLink to={backTo}>{t('screens.form')}</BackLink>}
      actions={
        <BigButton icon={editIcon} isOff={!question.data} onClick={() => open('edit', id)}>
          {t('editThis')}
        </BigButton>
      }
      record={question}
    >
      {(known, venue) => (
        <>
          <Panel title={t('screens.question')}>
            <Facts
              facts={[
                ...languages.flatMap((each) => {
                  const text = known.question[each]
                  return text ? [[t('question.questionIn', { language: languageName(each) }), text] as const] : []
                }),
                [
                  t('columns.picks'),
                  known.min === known.max ? String(known.min) : t('picks', { min: known.min, max: known.max }),
                ],
                [t('columns.state'), known.isActive ? null : t('off')],
              ]}
            />
          </Panel>
          <Panel title={t('options')}>
            <FormItemsTable
              venue={venue}
              form={form.data}
              items={known.options}
              label={t('columns.item')}
              empty={t('nothing')}
            />
          </Panel>
          {opened ? <QuestionDrawer venue={venue} formId={known.formId} question={known} onClose={close} /> : null}
        </>
      )}
    </RecordPage>
  )
}
