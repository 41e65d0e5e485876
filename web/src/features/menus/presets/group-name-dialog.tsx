import { readName } from '#kit/i18n/read-name.ts'
import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { type FormEvent, useId, useState } from 'react'
import { menuProblemText } from '#features/menus/problem-text.ts'
import { TextField } from '#features/menus/presets/text-field.tsx'
import stack from '#ui/stack.module.css'
import { type NewGroupName, useSaveGroupName } from '#features/menus/presets/presets.mutations.ts'
import { useOutbox } from '#kit/outbox/use-outbox.ts'
import { wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { UnansweredNote } from '#ui/unanswered-note.tsx'

type GroupNameDialogProps = {
  /** Null for a new one. */
  groupName: GroupName | null
  onClose: () => void
}

/** Asks for a name in both languages. */
export function GroupNameDialog({ groupName, onClose }: GroupNameDialogProps) {
  const t = useTranslations('presets')
  const ui = useTranslations('ui')
  const formId = useId()
  const [en, setEn] = useState(groupName?.name.en ?? '')
  const [ar, setAr] = useState(groupName?.name.ar ?? '')
  const [isTried, setIsTried] = useState(false)
  const form = `group name ${groupName?.id ?? 'new'}`
  const { mutateAsync: save } = useSaveGroupName(groupName?.id ?? null)
  const { ask, isUnderWay, isInDoubt, error } = useOutbox(form, {
    send: (name: NewGroupName) => save(name),
    // A name that was edited since is sent only with Save.
    isWanted: (name) => name.en === en && name.ar === ar,
    onDone: onClose,
  })
  const refused = wrongFieldsOf(error)
  const isAboutFields = Object.keys(refused).length > 0
  const refusalOf = (path: string) => refused[path] && menuProblemText(refused[path])
  const missing = (text: string, language: string) =>
    isTried && text.trim() === '' ? t('missing', { language }) : undefined

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (en.trim() !== '' && ar.trim() !== '') ask({ en, ar })
  }

  return (
    <Dialog
      title={groupName ? t('editTitle', { name: readName(groupName.name) }) : t('addTitle')}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {ui('goBack')}
          </BigButton>
          <BigButton type="submit" form={formId} isBusy={isUnderWay}>
            {t('save')}
          </BigButton>
        </>
      }
    >
      <UnansweredNote name={form} />
      {error && !isInDoubt && !isAboutFields ? <ErrorNote error={error} /> : null}
      <form id={formId} className={stack.column2} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('en')}
          language="en"
          value={en}
          problem={missing(en, t('english')) ?? refusalOf('name.en')}
          onChange={setEn}
        />
        <TextField
          label={t('ar')}
          language="ar"
          value={ar}
          problem={missing(ar, t('arabic')) ?? refusalOf('name.ar')}
          onChange={setAr}
        />
      </form>
    </Dialog>
  )
}
