/** The dashboard. */
export default {
    dashboard: {
        title: 'Dashboard',
        greeting: 'Welcome, %{name}',
        intro: 'What would you like to do?',
    },
} as const;
