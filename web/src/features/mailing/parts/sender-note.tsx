import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { mailSender } from '#features/mailing/mailing.queries.ts'

/** Says that mails reach nobody, where they don't. */
export function SenderNote() {
  const t = useTranslations('mailing')
  const sendsTo = useQuery(mailSender()).data?.sendsTo ?? 'people'
  if (sendsTo === 'people') return null
  return <Alert type={sendsTo === 'nobody' ? 'warning' : 'info'} showIcon title={t(`sender.${sendsTo}`)} />
}
