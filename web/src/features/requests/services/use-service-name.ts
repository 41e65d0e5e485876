import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { useCallback } from 'react'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'

/** Returns a function that names a service in the language of the interface: by the venue's name, or the standard one. */
export function useServiceName(): (service: Pick<GuestService, 'label' | 'requestType'>) => string {
  const t = useTranslations('guestServices')
  const language = useLanguage()
  return useCallback(
    ({ label, requestType }) => label[language] || label.en || t(`types.${requestType}`),
    [language, t],
  )
}

/** Returns a function that names a service for staff: a standard one by its standard name, one of the venue's own by its name. */
export function useServiceTitle(): (service: Pick<GuestService, 'label' | 'requestType'>) => string {
  const serviceName = useServiceName()
  return useCallback(
    ({ label, requestType }) => serviceName({ requestType, label: requestType === 'custom' ? label : {} }),
    [serviceName],
  )
}
