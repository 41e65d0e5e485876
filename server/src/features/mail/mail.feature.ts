import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { forgetOldMails } from './forget-old-mails.ts'
import { mailerOf } from './mailer.ts'
import { sendMail } from './send-mail.job.ts'

export const mailFeature: Feature = {
  name: 'mail',
  register(app: App) {
    const { db, clock, jobs } = app
    app.mailer = mailerOf(app)
    jobs.add(sendMail)
    app.schedule('old mails', '37 * * * *', () => forgetOldMails(db, clock.now()))
  },
}
