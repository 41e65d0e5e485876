/** Every setting that the server reads from the environment, in the order in which they are documented. */
export const settingNames = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUSTED_PROXIES',
  'DATA_DIR',
  'DATABASE_URL',
  'JWT_SECRET',
  'LOG_LEVEL',
  'SECURITY_CONTACT',
  'CORS_ORIGINS',
  'GUEST_CALLS_A_MINUTE',
  'AUDIT_LOG_DAYS',
  'SECOND_FACTOR',
  'LOCAL_TARGETS',
  'SMTP_URL',
  'MAIL_FROM',
  'PAYMENTS_PROVIDER',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYMENTS_WEBHOOK_SECRET',
  'STORAGE_S3_BUCKET',
  'STORAGE_S3_ACCESS_KEY_ID',
  'STORAGE_S3_SECRET_ACCESS_KEY',
  'STORAGE_S3_REGION',
  'STORAGE_S3_ENDPOINT',
  'STORAGE_S3_PATH_STYLE',
  'DEMO',
  'DEMO_POS_URL',
  'LOCAL_PUSH_SERVICE',
] as const

export type SettingName = (typeof settingNames)[number]

/** The environment that settings are read from. A name that is not in the list does not compile. */
export type Environment = Partial<Record<SettingName, string | undefined>>
