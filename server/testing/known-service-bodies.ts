/** Valid bodies of guest services, with a form and a step of escalation. */
export const knownServiceBodies: Record<string, object[]> = {
  'create v1/guest-services': [
    {
      restaurantId: 1,
      label: { en: 'Taxi' },
      icon: 'car',
      dueMinutes: 10,
      areas: ['Pool'],
      escalation: [{ afterMinutes: 5, roles: ['manager'] }],
      questions: [
        { key: 'q1', kind: 'number', label: { en: 'People' }, isRequired: true, least: 1, most: 6 },
        {
          key: 'q2',
          kind: 'choice',
          label: { en: 'Car' },
          isRequired: false,
          options: [
            { key: 'o1', label: { en: 'Van' } },
            { key: 'o2', label: { en: 'Limousine' } },
          ],
        },
      ],
    },
  ],
  'patch v1/guest-services': [
    { label: { en: 'Towels', ar: 'مناشف' }, alertedRoles: ['waiter'], hoursAvailable: ['22', '0'], version: 1 },
  ],
}
