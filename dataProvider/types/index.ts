/**
 * The records of the API. They are generated from `mock-server/openapi.yaml` (`npm run types`); this file names them.
 * Anyone may import it.
 */
import type { components } from './api';

type Schemas = components['schemas'];

/** `newsletter` is none of the server's: the client sets it (specification 1, section 3, "User data"). */
export type User = Schemas['User'] & { newsletter?: true };
export type Role = Schemas['Role'];
export type Customer = Schemas['Customer'];
export type Licence = Schemas['Licence'];
export type LicenceType = Schemas['LicenceType'];
export type Product = Schemas['Product'];
export type Module = Schemas['Module'];
export type Key = Schemas['Key'];
export type Seat = Schemas['Seat'];
export type CloudGroup = Schemas['CloudGroup'];
export type Application = Schemas['Application'];
export type Contract = Schemas['Contract'];
export type Invoice = Schemas['Invoice'];
export type Ticket = Schemas['Ticket'];
export type TicketStatus = Schemas['TicketStatus'];
export type TicketMessage = Schemas['TicketMessage'];
export type Directory = Schemas['Directory'];
export type ContentGroup = Schemas['ContentGroup'];
export type Video = Schemas['Video'];
export type Comment = Schemas['Comment'];
export type Tag = Schemas['Tag'];
export type Embed = Schemas['Embed'];
export type AcademySession = Schemas['AcademySession'];
export type EduRegistration = Schemas['EduRegistration'];
export type TransferToken = Schemas['TransferToken'];
export type RelatedUser = Schemas['RelatedUser'];
export type AcademyState = Schemas['AcademyState'];
export type CustomerChoice = Schemas['CustomerChoice'];
