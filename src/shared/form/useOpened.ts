import { useState } from 'react';

/**
 * The record as it was when the dialog opened, with which what is typed is compared: what others have changed since is not changed back
 * (FORM-3).
 */
export const useOpened = <Row>(record: Row): Row => useState(record)[0];
