import { languages } from '@brigade/domain/kit/languages.ts'
import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { FormQuestion, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { daysField } from '#features/menus/forms/public/times-fields.tsx'
import { FormDrawer } from '#features/preorders/forms/form-drawer.tsx'
import { FormItemsTable } from '#features/preorders/forms/form-items-table.tsx'
import { useItemOptions } from '#features/preorders/forms/form-items-input.tsx'
import { QuestionDrawer } from '#features/preorders/forms/question-drawer.tsx'
import { QuestionsTable } from '#features/preorders/forms/questions-table.tsx'
import { useFormFacts } from '#features/preorders/forms/use-form-facts.ts'
import { formAddress, menuFormsAddress, previewAddress } from '#features/preorders/preorders-address.ts'
import { useRemoveQuestion } from '#features/preorders/preorders.mutations.ts'
import { oneForm, questionsOfForm } from '#features/preorders/preorders.queries.ts'
import { RecordPage } from '#features/preorders/record-page.tsx'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Facts } from '#ui/facts.tsx'
import { addIcon, editIcon, phoneIcon, sortIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { Panel } from '#ui/panel.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import font from '#ui/font.module.css'
import short from '#ui/short-on-phones.module.css'

const tools = ['edit', 'delete'] as const

/** Shows one form with its questions and additional items, which are edited here. (screens, /preorder/{id}) */
export function MenuFormPage() {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const id = Number(useParams().id)
  const form = useQuery(oneForm(id))
  const { opened, open, add, close } = useOpenedTool(tools)
  return (
    <RecordPage
      title={form.data ? formTextIn(form.data.name, language) : t('screens.form')}
      trail={<BackLink to={menuFormsAddress}>{t('screens.forms')}</BackLink>}
      actions={
        <>
          <LinkButton icon={phoneIcon} className={short.button} to={previewAddress(id)}>
            <span className={short.word}>{t('preview')}</span>
          </LinkButton>
          <BigButton icon={editIcon} isOff={!form.data} onClick={() => open('edit', id)}>
            {t('editThis')}
          </BigButton>
        </>
      }
      record={form}
    >
      {(known, venue) => (
        <>
          <Panel title={t('facts')} hint={t('form.clockHint', { timeZone: venue.timeZone })}>
            <FormFacts venue={venue} form={known} />
          </Panel>
          <Questions
            venue={venue}
            form={known}
            openedId={opened?.tool === 'delete' ? opened.id : null}
            isAdded={opened?.tool === 'add'}
            onAdd={add}
            onDelete={(questionId) => open('delete', questionId)}
            onClose={close}
          />
          <Panel
            title={t('additional')}
            actions={
              known.additional.length > 1 ? (
                <LinkButton icon={sortIcon} to={`${formAddress(id)}/sort/additional`}>
                  {t('sort')}
                </LinkButton>
              ) : null
            }
          >
            <FormItemsTable
              venue={venue}
              form={known}
              items={known.additional}
              label={t('columns.item')}
              empty={t('noAdditional')}
            />
          </Panel>
          {opened?.tool === 'edit' ? <FormDrawer venue={venue} form={known} onClose={close} /> : null}
        </>
      )}
    </RecordPage>
  )
}

function FormFacts({ venue, form }: { venue: Venue; form: MenuForm }) {
  const t = useTranslations('preorders')
  const facts = useFormFacts()
  const languageName = useLanguageName()
  const formats = useVenueFormats(venue)
  const { nameOf } = useItemOptions(venue)
  const days = daysField('', t)
  const named = languages.flatMap((language) => {
    const name = form.name[language]
    return name ? [[t('form.nameIn', { language: languageName(language) }), name] as const] : []
  })
  return (
    <Facts
      facts={[
        ...named,
        [t('form.daysAvailable'), form.daysAvailable.includes('ALL') ? t('everyDay') : days.text(form.daysAvailable)],
        [t('columns.slots'), facts.slots(form)],
        [t('columns.capacity'), formats.number(form.capacity)],
        [t('columns.cutOff'), facts.cutOff(form)],
        [t('columns.releaseAt'), facts.lead(form)],
        [t('form.daysAhead'), formats.number(form.daysAhead)],
        [t('columns.base'), form.baseItemId === null ? t('nothing') : nameOf(form.baseItemId)],
        [t('columns.state'), form.isActive ? null : t('off')],
      ]}
    />
  )
}

type QuestionsProps = {
  venue: Venue
  form: MenuForm
  openedId: number | null
  isAdded: boolean
  onAdd: () => void
  onDelete: (id: number) => void
  onClose: () => void
}

function Questions({ venue, form, openedId, isAdded, onAdd, onDelete, onClose }: QuestionsProps) {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const questions = useQuery(questionsOfForm(form.id))
  const remove = useRemoveQuestion()
  const removed = useHeldRecord<FormQuestion>(questions.data ?? [], openedId)
  return (
    <Panel
      title={t('questions')}
      actions={
        <>
          {questions.data && questions.data.length > 1 ? (
            <LinkButton icon={sortIcon} to={`${formAddress(form.id)}/sort/options`}>
              {t('sort')}
            </LinkButton>
          ) : null}
          <BigButton kind="quiet" icon={addIcon} onClick={onAdd}>
            {t('addQuestion')}
          </BigButton>
        </>
      }
    >
      <ListStates list={questions} empty={<p className={font.soft}>{t('noQuestions')}</p>}>
        {(known) => <QuestionsTable venue={venue} form={form} questions={known} onDelete={onDelete} />}
      </ListStates>
      {isAdded ? <QuestionDrawer venue={venue} formId={form.id} question={null} onClose={onClose} /> : null}
      {removed ? (
        <RemovalQuestion
          title={t('removeQuestion')}
          confirmLabel={t('removeAct')}
          name={formTextIn(removed.question, language)}
          text={t('removeText')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(removed.id, { onSettled: onClose })}
          onCancel={onClose}
        />
      ) : null}
    </Panel>
  )
}
