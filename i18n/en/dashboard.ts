/** The dashboard. */
export default {
    dashboard: {
        title: 'Dashboard',
        greeting: 'Welcome, %{name}',
        intro: 'What would you like to do?',
        external: 'opens in a new tab',
        profile: 'Your personal data, company data and cloud information',
        users: 'Invite people, equip them with licences and help them',
        licences: 'Licences, keys and seats of your company',
        keys: 'Your personal licence keys',
        cloudGroups: 'Share cloud content with groups of people',
        contracts: 'Contracts, terms and invoices',
        applications: 'Downloads and documentation of your programs',
        tickets: 'Questions to the CAM support',
        academy: 'Learn with videos and courses',
    },
};
