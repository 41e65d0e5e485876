import { Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { usePatchAccount } from '#features/auth/auth.mutations.ts'
import { fieldProblems } from '#features/auth/parts/field-problems.ts'
import { Panel } from '#ui/panel.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { setSessionText, readSessionText } from '#kit/calls/session-text.ts'
import { useUser } from '#kit/calls/session.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { noteWanted } from '#kit/outbox/outbox.ts'
import { useOutbox } from '#kit/outbox/use-outbox.ts'
import { UnansweredNote } from '#ui/unanswered-note.tsx'

type Names = { fname: string; lname: string }

const keptAs = 'profile'

/** Edits the person's own name. Unsaved input survives an automatic page reload. */
export function ProfileForm() {
  const t = useTranslations('auth')
  const { fname, lname, email, role } = useUser()
  const [first] = useState(() => ({ fname, lname, ...keptNames() }))
  // The draft is deleted when the person leaves the screen.
  useEffect(() => () => void setSessionText(keptAs, null), [])
  const [form] = Form.useForm<Names>()
  const { mutateAsync: save } = usePatchAccount()
  const { ask, isUnderWay } = useOutbox<Names, unknown>(keptAs, {
    send: (names) => save(names),
    // A name that was edited since is sent only with Save.
    isWanted: (sent) => isSameName(sent, form.getFieldsValue()),
    onDone: handleSaved,
    onRefused: handleRefused,
  })
  const nameRules = [{ required: true, whitespace: true, message: t('settings.nameMissing') }]

  function handleChange(names: Names): void {
    setSessionText(keptAs, JSON.stringify(names))
    noteWanted(keptAs)
  }

  function handleSaved(): void {
    setSessionText(keptAs, null)
    showToast({ kind: 'success', text: t('settings.saved') })
  }

  function handleRefused(error: unknown): void {
    const problems = fieldProblems<Names>(error, ['fname', 'lname'])
    if (problems.length > 0) form.setFields(problems)
    else showError(error)
  }

  return (
    <Panel title={t('settings.profile')}>
      <Form
        form={form}
        layout="vertical"
        initialValues={first}
        onValuesChange={(_changed, names: Names) => handleChange(names)}
        onFinish={(names) => ask(trimmed(names))}
        requiredMark={false}
      >
        <Form.Item name="fname" label={t('settings.fname')} rules={nameRules}>
          <Input maxLength={60} autoComplete="given-name" />
        </Form.Item>
        <Form.Item name="lname" label={t('settings.lname')} rules={nameRules}>
          <Input maxLength={60} autoComplete="family-name" />
        </Form.Item>
        <Form.Item label={t('settings.email')} htmlFor="settings-email">
          <Input id="settings-email" value={email} dir="ltr" readOnly variant="filled" />
        </Form.Item>
        <Form.Item label={t('settings.role')} htmlFor="settings-role">
          <Input id="settings-role" value={t(`roles.${role}`)} readOnly variant="filled" />
        </Form.Item>
        <UnansweredNote name={keptAs} />
        <Button type="primary" htmlType="submit" loading={isUnderWay} aria-busy={isUnderWay}>
          {t('settings.save')}
        </Button>
      </Form>
    </Panel>
  )
}

function isSameName(one: Names, other: Names): boolean {
  const { fname, lname } = trimmed(other)
  return one.fname === fname && one.lname === lname
}

function trimmed({ fname, lname }: Names): Names {
  return { fname: fname.trim(), lname: lname.trim() }
}

function keptNames(): Partial<Names> {
  // Only this form writes it.
  return JSON.parse(readSessionText(keptAs) ?? '{}')
}
