import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { mailerOf } from './mailer.ts'
import { sendMail } from './send-mail.job.ts'

export const mailFeature: Feature = {
  name: 'mail',
  register(app: App) {
    const { db, clock, jobs } = app
    app.mailer = mailerOf(app)
    jobs.add(sendMail)
    app.schedule('old mails', '37 * * * *', () =>
      forgetRows(db, { table: 'mails', where: '"expiresAt" < ?', params: [clock.now().toISOString()] }),
    )
  },
}
